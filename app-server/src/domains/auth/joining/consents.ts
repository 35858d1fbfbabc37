import type { Language } from '@resort/shared/contract';
import type { LegalCode } from '../../../core/content/kinds.ts';
import type { LegalVersions } from '../../../core/content/legal.ts';
import { CORE_TEXTS } from '../../../core/locales/index.ts';

export interface ConsentContent {
  key: 'terms' | 'privacy' | 'sms' | 'email';
  /** the legal text that is accepted; null for a consent without one */
  document: LegalCode | null;
  required: boolean;
  /** a route of the app */
  url: string | null;
  names: Record<Language, string>;
}

/** What somebody who joins agrees to. Marketing stays optional and is off until it is chosen. */
export const CONSENTS: readonly ConsentContent[] = [
  {
    key: 'terms',
    document: 'terms',
    required: true,
    url: '/terms-n-conditions?section=terms',
    names: CORE_TEXTS.consents.terms.names,
  },
  {
    key: 'privacy',
    document: 'privacy',
    required: true,
    url: '/terms-n-conditions?section=privacy',
    names: CORE_TEXTS.consents.privacy.names,
  },
  {
    key: 'sms',
    document: null,
    required: false,
    url: null,
    names: CORE_TEXTS.consents.sms.names,
  },
  {
    key: 'email',
    document: null,
    required: false,
    url: null,
    names: CORE_TEXTS.consents.email.names,
  },
];

/** Beside the form of the sign-in screen. */
export const LOGIN_PROMOTION = CORE_TEXTS.consents.loginPromotion;

/** The version of a consent's document that is in force; null for a consent without one. */
export const versionOf = ({ document }: ConsentContent, versions: LegalVersions): string | null =>
  document === null ? null : versions[document];
