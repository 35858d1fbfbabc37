import { UsageError } from '../../base/errors.ts';
import { RELEASES } from '../../base/variables.ts';
import { readRoles, type Roles } from './roles.ts';

/** The OpenID provider of a registry, and what its groups may do. */
export interface IdentitySettings {
  issuer: URL;
  clientId: string;
  /** without one the client is public; it proves itself by PKCE either way */
  clientSecret: string | undefined;
  /** where people open the console: `https://releases.resort.example` */
  origin: string;
  /** space-separated */
  scope: string;
  groupsClaim: string;
  roles: Roles;
}

/** Reads RELEASE_OIDC_…; null without an issuer. Throws UsageError for a half configuration. */
export function readIdentity(env: NodeJS.ProcessEnv): IdentitySettings | null {
  const value = (name: string) => env[name] || undefined;
  const issuer = value('RELEASE_OIDC_ISSUER');
  if (issuer === undefined) return null;
  const required = (name: string) => {
    const given = value(name);
    if (given === undefined) throw new UsageError(`RELEASE_OIDC_ISSUER needs ${name}.`);
    return given;
  };
  return {
    issuer: safe('RELEASE_OIDC_ISSUER', issuer),
    clientId: required('RELEASE_OIDC_CLIENT_ID'),
    clientSecret: value('RELEASE_OIDC_CLIENT_SECRET'),
    origin: safe('RELEASE_CONSOLE_ORIGIN', required('RELEASE_CONSOLE_ORIGIN')).origin,
    scope: value('RELEASE_OIDC_SCOPE') ?? RELEASES.RELEASE_OIDC_SCOPE.default,
    groupsClaim: value('RELEASE_OIDC_GROUPS_CLAIM') ?? RELEASES.RELEASE_OIDC_GROUPS_CLAIM.default,
    roles: readRoles(required('RELEASE_OIDC_ROLES')),
  };
}

/** Codes and tokens travel to these addresses. */
function safe(name: string, text: string): URL {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url))) return url;
  throw new UsageError(`${name} is "${text}"; it must be an https address, or http on localhost.`);
}

export const isThisMachine = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1'].includes(hostname);
