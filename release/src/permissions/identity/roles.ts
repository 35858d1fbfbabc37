import { UsageError } from '../../base/errors.ts';
import { assertScopes, type Scope } from '../tokens/scopes.ts';

/** Scopes by the group that has them. */
export type Roles = ReadonlyMap<string, readonly Scope[]>;

/** Reads `release-managers=read pin:*; leads=read approve:*`. Throws for a role without a known scope. */
export function readRoles(text: string): Roles {
  const roles = new Map<string, readonly Scope[]>();
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    // a group's name may have an equals sign, as in cn=releases,dc=resort; a scope has none
    const at = part.lastIndexOf('=');
    const group = part.slice(0, Math.max(at, 0)).trim();
    const scopes = part
      .slice(at + 1)
      .split(/\s+/)
      .filter((scope) => scope !== '');
    if (group === '')
      throw new UsageError(`RELEASE_OIDC_ROLES: "${part}" is no role: write group=read pin:production.`);
    assertScopes(scopes);
    roles.set(group, scopes);
  }
  if (roles.size === 0) throw new UsageError('RELEASE_OIDC_ROLES names no group, so nobody could sign in.');
  return roles;
}

/** What somebody in these groups may do. Without a known group: nothing. */
export function scopesOf(roles: Roles, groups: unknown): Scope[] {
  const names: unknown[] = Array.isArray(groups) ? groups : [groups];
  return [...new Set(names.flatMap((name) => (typeof name === 'string' ? (roles.get(name) ?? []) : [])))];
}
