import { useEffect, useState } from 'react';
import { STRENGTH_LABELS, strengthPoints } from './strength.ts';

/** How strong the password in the control `passwordId` is; follows typing, autofill before the script, and a cleared form. */
export function StrengthMeter({ passwordId }: { passwordId: string }) {
  const [password, setPassword] = useState('');
  const points = strengthPoints(password);
  const label = STRENGTH_LABELS[points];

  useEffect(() => {
    const input = document.getElementById(passwordId);
    if (!(input instanceof HTMLInputElement)) return;
    const measure = () => setPassword(input.value);
    const clear = () => setPassword('');
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
      {/* Nothing is judged before anything is typed. */}
      <span className="strength-label">{password && label}</span>
    </div>
  );
}
