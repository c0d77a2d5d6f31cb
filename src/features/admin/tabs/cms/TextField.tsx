import { Field, type FieldProps } from './Field.tsx';

interface TextFieldProps extends FieldProps {
  value: string;
  maxLength: number;
  /** Several lines, at first so many. */
  rows?: number;
  placeholder?: string;
  /** Being saved: nothing can be typed that the end of it would clear. */
  busy: boolean;
  onChange: (text: string) => void;
}

/** A text that is kept outside the form, in one line or several. */
export function TextField({ value, maxLength, rows, placeholder, busy, onChange, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => {
        const shared = {
          ...attributes,
          ...{ value, maxLength, placeholder, readOnly: busy },
          onChange: (event: { target: { value: string } }) => {
            onChange(event.target.value);
          },
        };
        return rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />;
      }}
    </Field>
  );
}
