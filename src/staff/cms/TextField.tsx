import { Field, type FieldProps } from './Field.tsx';

interface TextFieldProps extends FieldProps {
  value: string;
  /** Several lines, at first so many. */
  rows?: number;
  placeholder?: string;
  /** Nothing can be typed that the end of it would clear. */
  saving: boolean;
  onChange: (text: string) => void;
}

/** A text that is kept outside the form, in one line or several. */
export function TextField({ value, rows, placeholder, saving, onChange, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => {
        const shared = {
          ...attributes,
          ...{ value, placeholder, readOnly: saving },
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        return rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />;
      }}
    </Field>
  );
}
