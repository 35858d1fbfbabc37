import { DomainError } from '../../platform/domain-error.ts';

const ANYWHERE = 'http://app.invalid';

/**
 * Where the member comes back to: a path of this app. Everything that a browser would take for another origin
 * (`//host`, `/\host`, a scheme, control characters) is BAD_REQUEST.
 */
export function returnPath(returnUrl: string): string {
  const isPath = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(returnUrl);
  if (!isPath || new URL(returnUrl, ANYWHERE).origin !== ANYWHERE) throw new DomainError('BAD_REQUEST');
  return returnUrl;
}
