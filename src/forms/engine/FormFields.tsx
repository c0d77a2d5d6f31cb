import { Fragment, type ReactNode } from 'react';
import type { Field } from '../fields/field.ts';
import { FormField } from '../fields/FormField.tsx';
import type { FieldState } from './use-form.ts';

interface Props<Name extends string> {
  fields: Readonly<Record<Name, Field>>;
  state: (name: NoInfer<Name>) => FieldState;
  /** What stands in the place of some of them, by name. */
  instead?: Readonly<Partial<Record<NoInfer<Name>, ReactNode>>>;
}

/** The fields of a form in their order, halves side by side. */
export function FormFields<Name extends string>({ fields, state, instead }: Props<Name>) {
  const draw = (name: Name) => (
    <Fragment key={name}>
      {instead?.[name] ?? <FormField field={state(name)} question={fields[name].question} />}
    </Fragment>
  );
  return rowsOf(fields).map((names) =>
    names.length === 1 ? (
      names.map(draw)
    ) : (
      <div key={names[0]} className="form-row">
        {names.map(draw)}
      </div>
    ),
  );
}

/** The names of the fields, row by row. */
function rowsOf<Name extends string>(fields: Readonly<Record<Name, Field>>): Name[][] {
  const rows: Name[][] = [];
  let open: Name[] = [];
  for (const name of Object.keys(fields) as Name[]) {
    const isSecondHalf = fields[name].half && open.length === 1;
    if (isSecondHalf) open.push(name);
    else rows.push((open = [name]));
    if (isSecondHalf || !fields[name].half) open = [];
  }
  return rows;
}
