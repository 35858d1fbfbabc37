import { LANGUAGES } from '@resort/shared/contract';
import type { Rollout } from '@resort/shared/remote';
import { RefusedError } from '../base/errors.ts';

/** Visitors of a roll-out by what is known of them without personal data: each attribute with its accepted values. */
export type Only = NonNullable<Rollout['only']>;

const ENGINES = ['blink', 'webkit', 'gecko'] as const;
const APPS = ['browser', 'wechat', 'mini-program'] as const;

/** What a request tells. */
export interface Attributes {
  /** of the page's address */
  language: string | null;
  /** ISO 3166-1, from a trusted proxy */
  market: string | null;
  engine: (typeof ENGINES)[number] | null;
  app: (typeof APPS)[number];
}

const COUNTRY = /^[A-Z]{2}$/;
const isOneOf = (words: readonly string[]) => (value: string) => words.includes(value);

const VALUES: Readonly<Record<keyof Attributes, { accepts: (value: string) => boolean; words: string }>> = {
  language: { accepts: isOneOf(LANGUAGES), words: LANGUAGES.join(', ') },
  market: { accepts: (value) => COUNTRY.test(value), words: 'two capital letters, such as HK' },
  engine: { accepts: isOneOf(ENGINES), words: ENGINES.join(', ') },
  app: { accepts: isOneOf(APPS), words: APPS.join(', ') },
};

const isAttribute = (name: string): name is keyof Attributes => Object.hasOwn(VALUES, name);

/** Reads `market=HK,MO engine=webkit`: every attribute has to fit, each by one of its values. Throws RefusedError. */
export function readOnly(text: string): Only {
  const only: Record<string, string[]> = {};
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const [name = '', values = '', ...more] = word.split('=');
    if (!isAttribute(name) || more.length > 0 || only[name])
      throw new RefusedError(
        `"${word}" names no attribute: write market=HK engine=webkit, with each of ${Object.keys(VALUES).join(', ')} ` +
          'once at most.',
      );
    const wrong = values.split(',').find((value) => !VALUES[name].accepts(value));
    if (wrong !== undefined) throw new RefusedError(`"${wrong}" is no ${name}: ${VALUES[name].words}.`);
    only[name] = [...new Set(values.split(','))].sort();
  }
  if (Object.keys(only).length === 0)
    throw new RefusedError('--only names no attribute: market=HK, for example.');
  return only;
}

/** `market=HK,MO engine=webkit` */
export const onlyText = (only: Only): string =>
  Object.entries(only)
    .map(([name, values]) => `${name}=${values.join(',')}`)
    .join(' ');

/** An attribute that a request does not tell never fits. */
export const fits = (only: Only, attributes: Attributes): boolean =>
  Object.entries(only).every(
    ([name, values]) => isAttribute(name) && values.includes(attributes[name] ?? 'unknown'),
  );

/** Every browser on iOS is WebKit, and so names no Chrome version. */
export function engineOf(userAgent: string): Attributes['engine'] {
  if (/(?:Chrome|Chromium)\/\d/.test(userAgent)) return 'blink';
  if (/AppleWebKit\//.test(userAgent)) return 'webkit';
  return /Gecko\/\d.*Firefox\//.test(userAgent) ? 'gecko' : null;
}

export function appOf(userAgent: string): Attributes['app'] {
  if (/miniProgram/i.test(userAgent)) return 'mini-program';
  return /MicroMessenger/i.test(userAgent) ? 'wechat' : 'browser';
}
