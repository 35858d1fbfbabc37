export type { Binding } from './binding.ts';
export { startArea } from './area-memory.ts';
export { Checkbox, Switch, type CheckboxProps } from './checkbox.tsx';
export type { Choice } from './choice-dialog.tsx';
export { CodeField, type CodeFieldProps } from './code-field.tsx';
export {
  DateOfBirthField,
  isoDateOf,
  NO_DATE,
  type DateOfBirthFieldProps,
  type DateParts,
} from './date-of-birth-field.tsx';
export { dropDraft } from '../../session/drafts.ts';
export { Form, type FormProps } from './form.tsx';
export { LinkedText, type LinkedTextProps } from './linked-text.tsx';
export { ChineseNameField, NameFields, type NameFieldsProps } from './name-fields.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { PhoneField, type Phone, type PhoneFieldProps } from './phone-field.tsx';
export { isPin, PinField } from './pin-field.tsx';
export { onlyValue, PlaceField } from './place-field.tsx';
export { RadioGroup, type RadioChoice, type RadioGroupProps } from './radio-group.tsx';
export { useRules, type Rule } from './rules.ts';
export { SelectField, type SelectFieldProps } from './select-field.tsx';
export { Stepper, type StepperProps } from './stepper.tsx';
export { TextArea, type TextAreaProps } from './text-area.tsx';
export { EmailField, TextField, type TextFieldProps } from './text-field.tsx';
export { useForm, type FormOptions, type FormState } from './use-form.ts';
