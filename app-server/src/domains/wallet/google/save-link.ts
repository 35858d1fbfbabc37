import { sign } from 'node:crypto';
import { LANGUAGE_TAGS, type Language } from '@resort/shared/contract';
import { coloursOf } from '@resort/shared/skin/tokens';
import type { Texts } from '../../../locales/texts.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { GoogleWallet } from '../../../platform/integrations/wallet-config.ts';
import type { PassContent, PassField } from '../content/pass-content.ts';
import { WALLET_TEXTS } from '../locales/index.ts';

const SAVE = 'https://pay.google.com/gp/v/save/';

/** Seconds for which Google takes the link. */
const LINK_SECONDS = 3600;

/** Google's limit, above which a link may be cut off on its way. */
const MOST_CHARACTERS = 1800;
/** of RS256 with 2048 bits, in base64url */
const SIGNATURE_CHARACTERS = 342;

/** In the member's language alone, which keeps the link short. */
const inLanguage = (texts: Texts, language: Language) => ({
  defaultValue: { language: LANGUAGE_TAGS[language], value: texts[language] },
});

const linesOf = ({ corner, fields }: PassContent): PassField[] => [...(corner ? [corner] : []), ...fields];

/**
 * A generic pass: classes of loyalty cards, tickets and offers need a review by Google, one for every tier, show and
 * coupon, before a link may name them, but the class of a generic pass has no content.
 */
function objectOf(
  { issuer }: GoogleWallet,
  content: PassContent,
  { language, lines }: { readonly language: Language; readonly lines: number },
) {
  const { kind, main, code, expiresAt, relevantAt, skin } = content;
  const line = ({ key, label, value }: PassField) => ({
    id: key,
    header: label[language],
    body: value[language],
  });
  const start = relevantAt && { start: { date: relevantAt.toISOString() } };
  const interval = expiresAt && { ...start, end: { date: expiresAt.toISOString() } };
  return {
    id: `${issuer}.${content.serial}`,
    classId: `${issuer}.${kind.toLowerCase()}`,
    state: 'ACTIVE',
    cardTitle: inLanguage(WALLET_TEXTS.organisation, language),
    subheader: inLanguage(main.label, language),
    header: inLanguage(main.value, language),
    hexBackgroundColor: coloursOf(skin, 'dark')['face-mid'],
    barcode: { type: 'QR_CODE', value: code.content, alternateText: code.readable },
    textModulesData: linesOf(content).slice(0, lines).map(line),
    ...(interval ? { validTimeInterval: interval } : {}),
  };
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Saved {
  readonly clock: Clock;
  readonly language: Language;
  readonly origin: string | undefined;
}

/** The token before its signature, with as many lines. */
function unsigned(
  wallet: GoogleWallet,
  content: PassContent,
  { clock, language, origin, lines }: Saved & { readonly lines: number },
): string {
  const iat = Math.floor(clock.now().getTime() / 1000);
  const object = objectOf(wallet, content, { language, lines });
  const claims = {
    iss: wallet.email,
    aud: 'google',
    typ: 'savetowallet',
    iat,
    exp: iat + LINK_SECONDS,
    origins: origin === undefined ? [] : [origin],
    payload: { genericClasses: [{ id: object.classId }], genericObjects: [object] },
  };
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
}

/**
 * The address that saves a pass to Google Wallet: a token that Google checks with our service account's key. Where it
 * gets too long, the last lines are left out.
 */
export function saveLink(wallet: GoogleWallet, content: PassContent, saved: Saved): string {
  let lines = linesOf(content).length;
  let token = unsigned(wallet, content, { ...saved, lines });
  while (lines > 0 && SAVE.length + token.length + 1 + SIGNATURE_CHARACTERS > MOST_CHARACTERS)
    token = unsigned(wallet, content, { ...saved, lines: (lines -= 1) });
  return `${SAVE}${token}.${sign('sha256', Buffer.from(token), wallet.key).toString('base64url')}`;
}
