import { groups } from '@flowdown/react/stories';
import { useEffect, useState } from 'react';
import { type Look, LookControls } from './look';
import { ShownStory } from './shown-story';
import '@flowdown/react/styles.css';
import './gallery.css';

const slug = (title: string): string => title.toLowerCase().replace(/\W+/g, '-');

/** All that `@flowdown/react` draws, in all its states. */
export function Gallery() {
  const [look, setLook] = useState<Look>({ theme: 'page', width: 'wide', direction: 'written' });
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  // What the address names is somewhere else once all replies are drawn.
  useEffect(() => {
    const name = decodeURIComponent(window.location.hash.slice(1));
    if (isMounted && name !== '') document.getElementById(name)?.scrollIntoView();
  }, [isMounted]);
  return (
    <main className="gallery">
      <header className="gallery-head">
        <h1>Gallery</h1>
        <p>
          Every construct of a reply in every state, drawn by <code>@flowdown/react</code>. All of it works: choose,
          press, type, and let it stream again.
        </p>
        <LookControls look={look} onChange={setLook} />
      </header>
      <nav className="gallery-nav" aria-label="Constructs">
        <ul>
          {groups.map(({ title }) => (
            <li key={title}>
              <a href={`#${slug(title)}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="gallery-groups">
        {groups.map(({ title, stories }) => (
          <section key={title} className="gallery-group" aria-labelledby={slug(title)}>
            <h2 id={slug(title)}>{title}</h2>
            {stories.map((story) => (
              <ShownStory key={story.id} story={story} look={look} isMounted={isMounted} />
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}
