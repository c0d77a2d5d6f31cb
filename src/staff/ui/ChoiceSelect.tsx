import type { Choice } from '../inbox/model/definition.ts';

interface ChoiceSelectProps {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChoose: (value: string) => void;
  className?: string;
}

/** A small list of choices, one of which is always made. */
export function ChoiceSelect({ label, choices, value, onChoose, className }: ChoiceSelectProps) {
  return (
    <select
      className={className}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices
        .map((choice) => (typeof choice === 'string' ? { label: choice, value: choice } : choice))
        .map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
    </select>
  );
}
