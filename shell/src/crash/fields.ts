/** What a visitor can type into or choose from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields in the document now; those of other screens are hidden in it, too. */
export const fieldsOf = (root: ParentNode): Field[] => [
  ...root.querySelectorAll<Field>('input, textarea, select'),
];
