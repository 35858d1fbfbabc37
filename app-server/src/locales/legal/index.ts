import type { LegalDocument } from './legal-document.ts';
import { PRIVACY } from './privacy.ts';
import { PROGRAMME } from './programme.ts';
import { TERMS } from './terms.ts';

export type { LegalDocument } from './legal-document.ts';

/** The scenes of `GET /user/copywriter`. */
export const LEGAL: Record<'terms' | 'privacy' | 'programme', LegalDocument> = {
  terms: TERMS,
  privacy: PRIVACY,
  programme: PROGRAMME,
};
