export { DollarFields, useWrongDollars } from './dollar-fields.tsx';
export { ALL_DOLLARS, dollarUse, type WrongDollars } from './dollar-use.ts';
