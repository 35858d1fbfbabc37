export {
  DeductionFields,
  VoucherFields,
  type DeductionFieldsProps,
  type VoucherFieldsProps,
} from './deduction-fields.tsx';
export { deductionLines } from './deduction-lines.ts';
export type { Deductions } from './deductions.ts';
export { useDeductions, type Basket, type DeductionChoice, type ToPay } from './use-deductions.ts';
