import { useEffect, useState } from 'react';
import { STRENGTH_LABELS, strengthPoints } from './strength.ts';

/** How strong the password in the control `passwordId` is; follows typing, autofill before the script, and a cleared form. */
export function StrengthMeter({ passwordId }: { passwordId: string }) {
  const [points, setPoints] = useState(0);
  const label = STRENGTH_LABELS[points];

  useEffect(() => {
    const input = document.getElementById(passwordId);
    if (!(input instanceof HTMLInputElement)) return;
    const measure = () => {
      setPoints(strengthPoints(input.value));
    };
    const clear = () => {
      setPoints(0);
    };
    measure();
    input.addEventListener('input', measure);
    input.form?.addEventListener('reset', clear);
    return () => {
      input.removeEventListener('input', measure);
      input.form?.removeEventListener('reset', clear);
    };
  }, [passwordId]);

  return (
    <div className="strength" data-points={points}>
      <span
        className="strength-bar"
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={points}
        aria-valuetext={label}
      />
      <span>{label}</span>
    </div>
  );
}
