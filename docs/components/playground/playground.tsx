import { useId, useMemo, useRef, useState } from 'react';
import { inspectReply, parseReply } from 'remark-flowdown';
import { samples } from '../../samples';
import { Reply } from '../reply/reply';
import { Controls } from './controls';
import { Diagnostics } from './diagnostics';
import { Held } from './held';
import { Outline } from './outline';
import { createPieces } from './pieces';
import type { Arrival } from './run';
import { selectPlace } from './select-place';
import { useStream } from './use-stream';
import './playground.css';

/** A reply as its author writes it, and all that is made of it. */
export function Playground() {
  const [text, setText] = useState(samples[0].text);
  const [speed, setSpeed] = useState(200);
  const [arrival, setArrival] = useState<Arrival>({ size: 20, seed: 1, inline: 'exact' });
  const stream = useStream(text, speed, arrival);
  const editor = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const parse = useMemo(() => ({ inline: arrival.inline }), [arrival.inline]);
  const [piecesOf] = useState(createPieces);
  const pieces = useMemo(() => piecesOf(stream.blocks), [piecesOf, stream.blocks]);
  // Of the whole text: a reply still arriving is not wrong yet, and a place is a place in the editor.
  const { diagnostics } = useMemo(() => inspectReply(parseReply(text)), [text]);

  const change = (next: string) => {
    stream.reset();
    setText(next);
  };

  return (
    <div className="pg">
      <Controls
        sample={samples.find((sample) => sample.text === text)?.id ?? ''}
        onSample={(chosen) => change(samples.find((sample) => sample.id === chosen)?.text ?? text)}
        speed={speed}
        onSpeed={setSpeed}
        arrival={arrival}
        onArrival={setArrival}
        stream={stream}
      />
      <div className="pg-panes">
        <section className="pg-pane" aria-labelledby={`${id}-editor`}>
          <h2 id={`${id}-editor`}>What the agent wrote</h2>
          <textarea
            ref={editor}
            aria-labelledby={`${id}-editor`}
            className="pg-editor"
            dir="auto"
            spellCheck={false}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        </section>
        <section className="pg-pane" aria-labelledby={`${id}-reply`} aria-busy={stream.running}>
          <h2 id={`${id}-reply`}>What the reader sees</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its text may hold nothing to focus. */}
          <section className="pg-reply" aria-label="Drawn reply" tabIndex={0}>
            <Reply
              markdown={stream.frame?.arrived ?? text}
              streaming={stream.frame !== undefined && !stream.frame.isDone}
              parse={parse}
              caret={stream.running}
            />
          </section>
          <Held frame={stream.frame} />
        </section>
        <section className="pg-pane" aria-labelledby={`${id}-outline`}>
          <h2 id={`${id}-outline`}>Outline</h2>
          <Outline pieces={pieces} />
        </section>
        <section className="pg-pane" aria-labelledby={`${id}-diagnostics`}>
          <h2 id={`${id}-diagnostics`}>Diagnostics {diagnostics.length > 0 && <small>{diagnostics.length}</small>}</h2>
          <Diagnostics
            diagnostics={diagnostics}
            onChoose={({ line, column }) => editor.current && selectPlace(editor.current, line, column)}
          />
        </section>
      </div>
    </div>
  );
}
