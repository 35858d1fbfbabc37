import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';

/** A person at the provider. */
export interface Account {
  groups: string[];
  preferred_username?: string;
}

export interface TestProvider {
  issuer: string;
  /** signs in by the page of the provider that a registry sent a person to; gives the address that they come back to */
  visit: (page: string, who: string) => Promise<string>;
  close: () => Promise<void>;
}

/** A real OpenID provider on a port of this machine, with people instead of passwords. */
export async function openProvider(
  accounts: Readonly<Record<string, Account>>,
  client: { id: string; returnsTo: string },
): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(0),
    clients: [
      {
        client_id: client.id,
        token_endpoint_auth_method: 'none',
        redirect_uris: [client.returnsTo],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['made-up-for-tests'] },
    claims: { openid: ['sub'], profile: ['preferred_username', 'groups'], email: [] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    ttl: { IdToken: 86_400, AccessToken: 600, Session: 600, Grant: 600, Interaction: 600 },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...accounts[accountId] }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: client.id,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    return void provider.interactionDetails(request, response).then(({ params }) =>
      provider.interactionFinished(request, response, {
        login: { accountId: String(params['login_hint']) },
      }),
    );
  });
  return {
    issuer,
    visit: (page, who) => follow(new URL(page), who, client.returnsTo),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What a browser does: follows redirects with the provider's cookies, until they leave it. */
async function follow(page: URL, who: string, returnsTo: string): Promise<string> {
  const jar = new Map<string, string>();
  page.searchParams.set('login_hint', who);
  for (let at = page.href; ;) {
    if (at.startsWith(returnsTo)) return at;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie, connection: 'close' } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`${at} answers ${answer.status}: ${await answer.text()}`);
    at = new URL(next, at).href;
  }
}
