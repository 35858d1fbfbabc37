import { legalDocument } from './legal-document.ts';
import { en } from './privacy/en.ts';
import { jp } from './privacy/jp.ts';
import { kr } from './privacy/kr.ts';
import { sc } from './privacy/sc.ts';
import { tc } from './privacy/tc.ts';

/** The privacy statement. */
export const PRIVACY = legalDocument({ version: '1.0', effectiveFrom: '2026-04-01' }, { en, tc, sc, kr, jp });
