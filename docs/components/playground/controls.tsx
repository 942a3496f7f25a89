import { samples } from '../../samples';
import { NumberField } from './number-field';
import type { Arrival } from './run';
import type { Stream } from './use-stream';

interface ControlsProps {
  /** The sample in the editor, or empty for a text of the reader's own. */
  sample: string;
  onSample(id: string): void;
  speed: number;
  onSpeed(speed: number): void;
  /** Counts from the next start on. */
  arrival: Arrival;
  onArrival(arrival: Arrival): void;
  stream: Stream;
}

/** The row above the panes: which reply, and how it arrives. */
export function Controls({ sample, onSample, speed, onSpeed, arrival, onArrival, stream }: ControlsProps) {
  const { frame, running } = stream;
  const isPart = frame !== undefined && !frame.isDone;
  return (
    <div className="pg-controls">
      <label className="pg-sample">
        <span>Sample</span>
        <select value={sample} onChange={(event) => onSample(event.target.value)}>
          {sample === '' && <option value="">Your own text</option>}
          {samples.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="pg-speed">
        <span>
          Speed <output>{speed}</output> characters/s
        </span>
        <input
          type="range"
          min={20}
          max={1000}
          step={20}
          value={speed}
          onChange={(event) => onSpeed(Number(event.target.value))}
        />
      </label>
      <NumberField
        label="Chunk size"
        least={1}
        most={500}
        value={arrival.size}
        onValue={(size) => onArrival({ ...arrival, size: size ?? 20 })}
      />
      <NumberField
        label="Seed of cuts"
        least={0}
        most={99_999}
        empty="even"
        value={arrival.seed}
        onValue={(seed) => onArrival({ ...arrival, seed })}
      />
      <label>
        <span>Open emphasis</span>
        <select
          value={arrival.inline}
          onChange={(event) => onArrival({ ...arrival, inline: event.target.value as Arrival['inline'] })}
        >
          <option value="exact">is held back (exact)</option>
          <option value="eager">is drawn at once (eager)</option>
        </select>
      </label>
      <div className="pg-buttons">
        <button type="button" className="pg-button pg-button--main" onClick={stream.start}>
          {frame ? 'Start over' : 'Stream it'}
        </button>
        <button
          type="button"
          className="pg-button pg-button--pause"
          onClick={running ? stream.pause : stream.resume}
          disabled={!isPart}
        >
          {isPart && !running ? 'Resume' : 'Pause'}
        </button>
        <button type="button" className="pg-button" onClick={stream.step} disabled={frame?.isDone}>
          Step
        </button>
        <button type="button" className="pg-button" onClick={stream.reset} disabled={!frame}>
          Reset
        </button>
      </div>
    </div>
  );
}
