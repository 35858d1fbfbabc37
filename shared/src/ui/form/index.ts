export { CodeField, type CodeFieldProps } from './code-field.tsx';
export { Form } from './form.tsx';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { useDraft } from './use-draft.ts';
