import { type ButtonHTMLAttributes, type ReactNode, useState } from 'react';

interface SoftButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isOff: boolean;
}

/** A button that may be switched off while it has the focus: it keeps that, and is out of the way once it is left. */
export function SoftButton({ isOff, onClick, ...props }: SoftButtonProps): ReactNode {
  const [hasFocus, setFocus] = useState(false);
  return (
    <button
      type="button"
      {...props}
      disabled={isOff && !hasFocus}
      aria-disabled={isOff || undefined}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={isOff ? undefined : onClick}
    />
  );
}
