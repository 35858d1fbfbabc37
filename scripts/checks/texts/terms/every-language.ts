import type { TermRule } from './rule.ts';

/** Marks that are wrong in all five languages. */
export const EVERY_LANGUAGE: readonly TermRule[] = [
  { wrong: /[\d}] %/, right: '10%', why: 'a percentage is written without a space' },
  { wrong: / …/, right: '…', why: 'an ellipsis follows its word without a space' },
  { wrong: /\.\.\./, right: '…', why: 'an ellipsis is one character' },
  { wrong: /["']/, right: '’ or “ ”', why: 'straight marks are for code', only: 'screens' },
];
