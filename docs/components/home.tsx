import { Playground } from './playground/playground';
import './home.css';

/** The first page: what this is in a sentence, and the thing itself to try. */
export function Home() {
  return (
    <main className="home">
      <header className="home-head">
        <h1>flowdown</h1>
        <p>
          Agents answer in Markdown. flowdown reads callouts, timelines, panels, file trees, buttons, forms and charts
          out of it, and gives you one tree, safe HTML and a word on every slip. Change the reply and watch.
        </p>
        <p className="home-links">
          <code>npm install remark-flowdown</code>
          <a href="/guides/">Get started</a>
          <a href="/syntax/">See the whole syntax</a>
          <a href="/cli/">Use the command line</a>
        </p>
      </header>
      <Playground />
    </main>
  );
}
