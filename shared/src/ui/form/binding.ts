/** How a field is tied to its form: `<TextField {...form.field('email')} />` spreads it. */
export interface Binding<T> {
  /** the field's name in the form's values */
  name: string;
  value: T;
  onChange: (value: T) => void;
  /** the field was left: time to say what is wrong */
  onBlur: () => void;
  /** what to do, in the member's language */
  error?: string | undefined;
}
