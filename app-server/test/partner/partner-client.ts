import { createPrivateKey, randomBytes, type KeyObject } from 'node:crypto';
import type { Database } from '../../src/platform/database/index.ts';
import { contentDigest } from '../../src/platform/http-signature/content-digest.ts';
import { signRequest } from '../../src/platform/http-signature/sign.ts';
import { COVERED } from '../../src/partner/authenticate.ts';
import { createKey, type NewKey } from '../../src/partner/keys.ts';
import { SCOPES } from '../../src/partner/route.ts';
import type { TestApp } from '../platform/protocol/test-app.ts';

export interface Answer {
  readonly status: number;
  // a test reads what it expects
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** What a test changes about a request that is otherwise right. */
interface Said {
  readonly key?: string;
  readonly nonce?: string;
  readonly createdAgo?: number;
  /** instead of the signed one */
  readonly sentBody?: string;
  readonly covered?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestPartner {
  readonly keyId: string;
  call(path: string, body: unknown, said?: Said): Promise<Answer>;
}

/** A system with a key, which calls the app as an integrator's does; without scopes it has all. */
export async function testPartner(
  app: TestApp,
  db: Database,
  wanted: Partial<NewKey> = {},
): Promise<TestPartner> {
  const name = `till-${randomBytes(4).toString('hex')}`;
  const { keyId, privateKey = '' } = await createKey(db, { partner: name, scopes: SCOPES, ...wanted });
  return {
    keyId,
    call: (path, body, said) => send(app, { keyId, key: createPrivateKey(privateKey) }, path, body, said),
  };
}

async function send(
  { fastify, clock }: TestApp,
  by: { readonly keyId: string; readonly key: KeyObject },
  path: string,
  content: unknown,
  said: Said = {},
): Promise<Answer> {
  const {
    key = randomBytes(12).toString('hex'),
    nonce = randomBytes(12).toString('hex'),
    createdAgo = 0,
  } = said;
  const body = JSON.stringify(content);
  const url = `/partner/${path}`;
  const signed = { 'content-digest': contentDigest(body), 'idempotency-key': key };
  const created = Math.floor(clock.now().getTime() / 1000) - createdAgo;
  const signature = signRequest(
    by.key,
    { method: 'POST', url: `http://localhost:80${url}`, headers: signed },
    { covered: said.covered ?? COVERED, params: { created, keyid: by.keyId, nonce } },
  );
  const response = await fastify.inject({
    method: 'POST',
    url,
    payload: said.sentBody ?? body,
    headers: {
      host: 'localhost:80',
      'content-type': 'application/json',
      ...signed,
      ...signature,
      ...said.headers,
    },
  });
  return { status: response.statusCode, data: response.json(), headers: response.headers };
}
