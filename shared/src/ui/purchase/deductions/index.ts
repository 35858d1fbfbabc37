export {
  DeductionFields,
  VoucherFields,
  type DeductionFieldsProps,
  type VoucherFieldsProps,
} from './deduction-fields.tsx';
export { ALL_DOLLARS } from '../dollar-use/index.ts';
export { deductionLines } from './deduction-lines.ts';
export type { Deductions } from './deductions.ts';
export { useDeductionProblem } from './use-deduction-problem.ts';
export { useDeductions, type Basket, type DeductionChoice, type ToPay } from './use-deductions.ts';
