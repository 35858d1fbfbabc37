import type { Language } from '@resort/shared/contract';
import { LEGAL } from '../../locales/legal/index.ts';
import { CORE_TEXTS } from '../locales/index.ts';

export interface ConsentContent {
  key: 'terms' | 'privacy' | 'sms' | 'email';
  /** of the document in force; null where none stands behind it */
  version: string | null;
  required: boolean;
  /** a route of the app */
  url: string | null;
  names: Record<Language, string>;
}

/** What somebody who joins agrees to. Marketing stays optional and is off until it is chosen. */
export const CONSENTS: readonly ConsentContent[] = [
  {
    key: 'terms',
    version: LEGAL.terms.version,
    required: true,
    url: '/terms-n-conditions?section=terms',
    names: CORE_TEXTS.consents.terms.names,
  },
  {
    key: 'privacy',
    version: LEGAL.privacy.version,
    required: true,
    url: '/terms-n-conditions?section=privacy',
    names: CORE_TEXTS.consents.privacy.names,
  },
  {
    key: 'sms',
    version: null,
    required: false,
    url: null,
    names: CORE_TEXTS.consents.sms.names,
  },
  {
    key: 'email',
    version: null,
    required: false,
    url: null,
    names: CORE_TEXTS.consents.email.names,
  },
];

/** Beside the form of the sign-in screen. */
export const LOGIN_PROMOTION = CORE_TEXTS.consents.loginPromotion;
