/** How all stories are looked at. */
export interface Look {
  theme: 'page' | 'light' | 'dark';
  width: 'wide' | 'narrow';
  direction: 'written' | 'rtl';
}

interface ChoiceProps<Value extends string> {
  name: string;
  title: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
function Choice<Value extends string>({ name, title, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="gallery-choice">
      <legend>{title}</legend>
      {(Object.keys(options) as Value[]).map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {options[option]}
        </label>
      ))}
    </fieldset>
  );
}

const themes = { page: 'As this page', light: 'Light', dark: 'Dark' };
const widths = { wide: 'Wide', narrow: '390 px' };
const directions = { written: 'As written', rtl: 'Right to left' };

interface LookControlsProps {
  look: Look;
  onChange: (look: Look) => void;
}

export function LookControls({ look, onChange }: LookControlsProps) {
  const change = (part: Partial<Look>) => onChange({ ...look, ...part });
  return (
    <form className="gallery-controls" aria-label="Look">
      <Choice name="theme" title="Theme" options={themes} value={look.theme} onChange={(theme) => change({ theme })} />
      <Choice name="width" title="Width" options={widths} value={look.width} onChange={(width) => change({ width })} />
      <Choice
        name="direction"
        title="Direction"
        options={directions}
        value={look.direction}
        onChange={(direction) => change({ direction })}
      />
    </form>
  );
}
