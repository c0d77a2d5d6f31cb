import { HONEYPOT } from '#forms/fields/rules.ts';

/** A field that no person sees; a robot that fills it marks its submission as suspected spam. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}
