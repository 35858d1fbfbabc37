/** How a field is bound to its form: `<TextField {...form.field('email')} />` spreads it. */
export interface Binding<T> {
  /** the field's name in the form's values */
  name: string;
  value: T;
  onChange: (value: T) => void;
  /** the field lost the focus: validate it */
  onBlur: () => void;
  /** how to correct it, in the member's language */
  error?: string | undefined;
}
