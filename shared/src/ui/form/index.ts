export type { Binding } from './binding.ts';
export { startArea } from './fields/area-memory.ts';
export { Checkbox, Switch, type CheckboxProps } from './choices/checkbox.tsx';
export type { Choice } from './choices/choice-dialog.tsx';
export { CodeField, type CodeFieldProps } from './fields/code-field.tsx';
export {
  DateOfBirthField,
  datePartsOf,
  isoDateOf,
  NO_DATE,
  type DateOfBirthFieldProps,
  type DateParts,
} from './fields/date-of-birth-field.tsx';
export { dropDraft } from '../../session/drafts.ts';
export { Form, type FormProps } from './form.tsx';
export { LinkedText, type LinkedTextProps } from './linked-text.tsx';
export { ChineseNameField, NameFields, type NameFieldsProps } from './fields/name-fields.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx';
export { PhoneField, type Phone, type PhoneFieldProps } from './fields/phone-field.tsx';
export { isPin, PinField } from './fields/pin-field.tsx';
export { onlyValue, PlaceField } from './choices/place-field.tsx';
export { RadioGroup, type RadioChoice, type RadioGroupProps } from './choices/radio-group.tsx';
export { useRules, type Rule } from './rules.ts';
export { SelectField, type SelectFieldProps } from './choices/select-field.tsx';
export { StepHeader } from './steps/step-header.tsx';
export { Stepper, type StepperProps } from './choices/stepper.tsx';
export { TextArea, type TextAreaProps } from './fields/text-area.tsx';
export { EmailField, TextField, type TextFieldProps } from './fields/text-field.tsx';
export { useForm, type FormOptions, type FormState } from './use-form.ts';
