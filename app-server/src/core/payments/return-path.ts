import { LANGUAGES } from '@resort/shared/contract';
import { ROUTES } from '@resort/shared/routes';
import { DomainError } from '../../platform/domain-error.ts';

const SCREENS: ReadonlySet<string> = new Set(ROUTES);
const PREFIX = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`);

/**
 * Validates the return path: a screen of this app, with its query. Anything that a browser or provider could
 * take for another place (another origin, `..`, an empty segment, a control character) is BAD_REQUEST.
 */
export function returnPath(returnUrl: string): string {
  const isText = /^[\x21-\x5b\x5d-\x7e]+$/.test(returnUrl);
  const [path = ''] = returnUrl.split(/[?#]/);
  const screen = path.replace(PREFIX, '') || '/';
  if (!isText || !path.startsWith('/') || !SCREENS.has(screen)) throw new DomainError('BAD_REQUEST');
  return returnUrl;
}
