import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import * as client from 'openid-client';
import { DeniedError } from '../../base/problem.ts';
import type { Holder } from '../tokens/tokens.ts';
import { personName } from './person.ts';
import { scopesOf } from './roles.ts';
import { isThisMachine, type IdentitySettings } from './settings.ts';

/** Signatures that anybody can check and only the provider can make. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519'];
/** Whoever leaves a group keeps its role until the token ends; so an older one counts for nothing. */
const LONGEST_AGE = '12h';
/** For the clocks of two machines. */
const TOLERANCE_SECONDS = 5;

/** The provider's keys could not be had: it is too slow, or answers with an error. */
const AWAY = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'];

/** What a person takes to the provider and brings back. */
export interface Errand {
  state: string;
  nonce: string;
  verifier: string;
}

/** People by an OpenID provider. Its address is asked once, when it is needed first. */
export interface IdentityProvider {
  origin: string;
  /** the person whose token this is; null if it is not the provider's, has ended, or has no role */
  holderOf(token: string): Promise<Holder | null>;
  /** the provider's page, for one errand */
  begin(errand: Errand): Promise<URL>;
  /** the ID token for the address to which the provider sent a person back; throws if it does not fit the errand */
  finish(returned: URL, errand: Errand): Promise<string>;
}

export const newErrand = (): Errand => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
});

/** Where the provider sends people back; it must be registered there. */
export const RETURN_PATH = '/v1/sign-in/done';

export function identityProvider(settings: IdentitySettings): IdentityProvider {
  const { clientId, origin, scope } = settings;
  const found = once(() => discover(settings));
  return {
    origin,
    async holderOf(token) {
      if (token.split('.').length !== 3) return null;
      const { keys, metadata } = await found();
      const claims = await verified(token, keys, {
        issuer: metadata.issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        maxTokenAge: LONGEST_AGE,
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: TOLERANCE_SECONDS,
      });
      return claims === null ? null : toHolder(claims, settings);
    },
    async begin({ state, nonce, verifier }) {
      const { config } = await found();
      return client.buildAuthorizationUrl(config, {
        redirect_uri: `${origin}${RETURN_PATH}`,
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async finish(returned, { state, nonce, verifier }) {
      const { config } = await found();
      const tokens = await client.authorizationCodeGrant(config, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return tokens.id_token ?? '';
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: IdentitySettings) {
  const execute = isThisMachine(issuer) ? [client.allowInsecureRequests] : [];
  const proof = clientSecret === undefined ? client.None() : client.ClientSecretPost(clientSecret);
  const config = await client.discovery(issuer, clientId, undefined, proof, { execute });
  const metadata = config.serverMetadata();
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri ?? ''));
  return { config, metadata, keys };
}

type Keys = ReturnType<typeof createRemoteJWKSet>;
type Rules = Parameters<typeof jwtVerify>[2];

/** The claims of a good token; null for any other. Throws if the provider's keys cannot be had. */
async function verified(token: string, keys: Keys, rules: Rules): Promise<JWTPayload | null> {
  try {
    return (await jwtVerify(token, keys, rules)).payload;
  } catch (error) {
    const isAway = !(error instanceof errors.JOSEError) || AWAY.includes(error.code);
    if (isAway) throw unreachable();
    return null;
  }
}

function toHolder(claims: JWTPayload, { clientId, groupsClaim, roles }: IdentitySettings): Holder | null {
  // a token for several audiences says for whom it was made
  if (claims['azp'] !== undefined && claims['azp'] !== clientId) return null;
  const name = personName(claims);
  const scopes = scopesOf(roles, claims[groupsClaim]);
  return name === null || scopes.length === 0 ? null : { name, scopes, isPerson: true };
}

/** Asks again after a failure. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () =>
    (asked ??= ask().catch(() => {
      asked = null;
      throw unreachable();
    }));
}

const unreachable = () =>
  new DeniedError(
    503,
    'The OpenID provider does not answer, so nobody can sign in just now. Tokens still work.',
  );
