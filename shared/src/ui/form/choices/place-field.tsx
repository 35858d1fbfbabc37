import { SelectField, type SelectFieldProps } from './select-field.tsx';

/** A list to choose from. A single choice is text; the form then has its value from the start (`onlyValue`). */
export function PlaceField({ choices, ...field }: SelectFieldProps) {
  const only = choices.length === 1 ? choices[0] : undefined;
  if (only) {
    return (
      <p>
        <b>{field.label}</b>
        <br />
        {only.label}
      </p>
    );
  }
  return <SelectField {...field} choices={choices} />;
}

/** The value of the only choice; '' if there are several or none. */
export const onlyValue = (choices: SelectFieldProps['choices']): string =>
  choices.length === 1 ? (choices[0]?.value ?? '') : '';
