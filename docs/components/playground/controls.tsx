import { samples } from '../../samples';
import type { Stream } from './use-stream';

interface ControlsProps {
  /** The sample in the editor, or empty for a text of the reader's own. */
  sample: string;
  onSample(id: string): void;
  speed: number;
  onSpeed(speed: number): void;
  stream: Stream;
}

/** The row above the two panes: which reply, and how it arrives. */
export function Controls({ sample, onSample, speed, onSpeed, stream }: ControlsProps) {
  const isPart = stream.length !== undefined;
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
      <div className="pg-buttons">
        <button type="button" className="pg-button pg-button--main" onClick={stream.start}>
          {isPart ? 'Start over' : 'Stream it'}
        </button>
        <button type="button" className="pg-button" onClick={stream.stop} disabled={!stream.running}>
          Stop
        </button>
        <button type="button" className="pg-button" onClick={stream.reset} disabled={!isPart}>
          Reset
        </button>
      </div>
    </div>
  );
}
