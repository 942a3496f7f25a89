import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  least: number;
  most: number;
  /** What an empty field means, in a word. */
  empty?: string;
  value: number | undefined;
  /** Gets whole numbers within the bounds, and undefined for an empty field. */
  onValue(value: number | undefined): void;
}

/** A field for a whole number. What is typed stands as it is until the field is left. */
export function NumberField({ label, least, most, empty, value, onValue }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    const number = Number.parseInt(text, 10);
    onValue(Number.isNaN(number) ? undefined : Math.min(most, Math.max(least, number)));
  };
  return (
    <label className="pg-number">
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        placeholder={empty}
        value={typed ?? value ?? ''}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
