import { legalDocument } from './legal-document.ts';
import { en } from './terms/en.ts';
import { jp } from './terms/jp.ts';
import { kr } from './terms/kr.ts';
import { sc } from './terms/sc.ts';
import { tc } from './terms/tc.ts';

/** The terms of membership. */
export const TERMS = legalDocument({ version: '1.0', effectiveFrom: '2026-04-01' }, { en, tc, sc, kr, jp });
