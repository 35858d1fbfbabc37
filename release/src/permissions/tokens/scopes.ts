import { RefusedError } from '../../base/errors.ts';

/**
 * What the owner of a token may do: `publish:<unit>`, `pin:<channel>` (also check, promote, roll back),
 * `block`, `approve:<channel>` (proposals of others), `grant:<channel>` (testers and cohorts), `read`,
 * `admin` (policies, freezes and garbage collection; includes `read`). `*` matches every unit or channel.
 */
export type Scope = string;

const SCOPE = /^(?:(?:publish|pin|approve|grant):(?:\*|[a-z][a-z0-9-]*)|block|read|admin)$/;

/** Throws RefusedError for an invalid scope. */
export function assertScopes(scopes: readonly string[]): void {
  if (scopes.length === 0) throw new RefusedError('A token without a scope could do nothing: name one.');
  const wrong = scopes.find((scope) => !SCOPE.test(scope));
  if (wrong !== undefined) {
    throw new RefusedError(
      `"${wrong}" is no scope: publish:<unit>, pin:<channel>, approve:<channel>, grant:<channel>, block, read or ` +
        'admin, with * for every one.',
    );
  }
}

/** `admin` includes `read`: who may change a policy may also see it. */
export function allows(scopes: readonly Scope[], needed: Scope): boolean {
  if (needed === 'read' && scopes.includes('admin')) return true;
  const [what = ''] = needed.split(':');
  return scopes.includes(needed) || scopes.includes(`${what}:*`);
}
