import { legalDocument } from './legal-document.ts';
import { en } from './programme/en.ts';
import { jp } from './programme/jp.ts';
import { kr } from './programme/kr.ts';
import { sc } from './programme/sc.ts';
import { tc } from './programme/tc.ts';

/** The rules of tiers, dollars, points and vouchers. */
export const PROGRAMME = legalDocument(
  { version: '1.0', effectiveFrom: '2026-04-01' },
  { en, tc, sc, kr, jp },
);
