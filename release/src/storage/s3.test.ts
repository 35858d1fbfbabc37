import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  AUTHOR,
  CONFIG,
  madeUpRemote,
  madeUpShell,
  temporaryFolder,
  writeBuild,
} from '../testing/made-up-builds.ts';
import { isCephHere, startCeph, type CephStore } from '../testing/ceph.ts';
import { describeStorage } from '../testing/storage-suite.ts';
import { ConflictError } from '../base/errors.ts';
import { openLocalRegistry } from '../trust/local-registry.ts';
import { pin } from '../changes/pin.ts';
import { setPolicy } from '../permissions/policies/channel-policy.ts';
import { publish } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import { rollback } from '../changes/rollback.ts';
import { verify } from '../trust/verify.ts';
import { probeConditionalWrites } from './probe.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

const isHere = isCephHere();
process.stderr.write(
  isHere
    ? 'S3: the storage suite runs over the file system and over Ceph’s object gateway\n'
    : 'S3: Ceph is not installed here, so the storage suite runs over the file system alone\n',
);
const BUCKET = 'registry';
const channel = 'production';
let ceph: CephStore;
let client: S3Client;
let storage: Storage;
let tests = 0;

const connect = (secretAccessKey: string, endpoint = ceph.endpoint) =>
  new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: ceph.accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** A proxy in front of the store that drops the response to the first write. */
async function losingOneAnswer(): Promise<{ endpoint: string; server: Server }> {
  let isLost = false;
  const server = createServer((request, response) => {
    const { method = 'GET', headers } = request;
    const onward = httpRequest(new URL(request.url ?? '/', ceph.endpoint), { method, headers }, (answer) => {
      if (method === 'PUT' && !isLost) {
        isLost = true;
        answer.resume().on('end', () => response.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

(isHere ? describe : describe.skip)('with a real server', () => {
  beforeAll(async () => {
    ceph = await startCeph();
    client = connect(ceph.secretAccessKey);
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  }, 180_000);
  afterAll(() => ceph?.stop());
  beforeEach(() => {
    tests += 1;
    storage = s3Storage({ client, bucket: BUCKET, prefix: `test-${tests}/` });
  });

  describeStorage('a bucket as storage', () => storage);

  it('honours conditional writes', () => probeConditionalWrites(storage));

  it('fails with a wrong secret, instead of reporting an empty store', async () => {
    const wrong = s3Storage({ client: connect('wrong'), bucket: BUCKET, prefix: '' });
    await expect(wrong.get('channels/production.json')).rejects.toThrow();
    await expect(wrong.createOnly('channels/production.json', Buffer.of())).rejects.toThrow();
  });

  it('does not treat a missing bucket as an empty one', async () => {
    const missing = s3Storage({ client, bucket: 'another-bucket', prefix: '' });
    await expect(missing.get('channels/production.json')).rejects.toThrow();
  });

  it('recognises its own write after a lost response and a retry', async () => {
    const { endpoint, server } = await losingOneAnswer();
    const behind = s3Storage({
      client: connect(ceph.secretAccessKey, endpoint),
      bucket: BUCKET,
      prefix: 'lost/',
    });
    try {
      expect(await behind.createOnly('audit/1.json', Buffer.from('mine'))).toBe(true);
      expect(await behind.createOnly('audit/1.json', Buffer.from('theirs'))).toBe(false);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('lists more keys than one response contains', async () => {
    const names = Array.from({ length: 1_005 }, (_, at) => `published/a/${String(at).padStart(4, '0')}`);
    for (let at = 0; at < names.length; at += 100)
      await Promise.all(names.slice(at, at + 100).map((key) => storage.createOnly(key, Buffer.of())));
    expect(await storage.list('published/')).toEqual(names);
  });

  describe('configured by the environment', () => {
    let root: string;
    let remove: () => Promise<void>;
    let address: { RELEASE_STORE: string; RELEASE_S3_ENDPOINT: string };
    let secrets: Record<string, string>;
    beforeEach(async () => {
      ({ path: root, remove } = await temporaryFolder());
      address = { RELEASE_STORE: `s3://${BUCKET}/environment-${tests}`, RELEASE_S3_ENDPOINT: ceph.endpoint };
      secrets = { AWS_ACCESS_KEY_ID: ceph.accessKeyId, AWS_SECRET_ACCESS_KEY: ceph.secretAccessKey };
      Object.assign(process.env, secrets); // where the client looks for secrets
    });
    afterEach(async () => {
      for (const name of Object.keys(secrets)) delete process.env[name];
      await remove();
    });
    /** a registry with a shell and three versions of a remote, the first of which is pinned */
    async function begin(): Promise<Registry> {
      const registry = await openLocalRegistry(root, address);
      await setPolicy(registry, { channel, check: 'skipped', approval: 'skipped', ...AUTHOR });
      const remotes = ['1', '2', '3'].map((version) => madeUpRemote('mf-hotel', version));
      for (const made of [madeUpShell('1'), ...remotes])
        await publish(registry, { dist: await writeBuild(root, made), ...AUTHOR });
      await pin(registry, { channel, units: ['shell@1', 'mf-hotel@1'], config: CONFIG, ...AUTHOR });
      return registry;
    }

    it('holds a registry from the first pin to a rollback and its evidence', async () => {
      const registry = await begin();
      await pin(registry, { channel, units: ['mf-hotel@2'], ...AUTHOR });
      const { units } = await rollback(registry, { channel, ...AUTHOR });
      expect(units['mf-hotel']?.version).toBe('1');
      expect((await verify(registry)).faults).toEqual([]);
      // another machine with only the address and the keys
      const elsewhere = await openLocalRegistry(root, address);
      expect(await elsewhere.list('channels/')).toEqual(['channels/production.json']);
    });

    it('lets one of two concurrent pins succeed, and tells the other', async () => {
      const here = await begin();
      const there = await openLocalRegistry(root, address); // a separate client
      const outcomes = await Promise.allSettled([
        pin(here, { channel, units: ['mf-hotel@2'], by: 'ana', reason: 'new form' }),
        pin(there, { channel, units: ['mf-hotel@3'], by: 'bo', reason: 'new text' }),
      ]);
      const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
      expect(lost).toEqual([expect.any(ConflictError)]);
      expect(lost[0]?.message).toMatch(
        /^(ana|bo) made release 2 of production meanwhile \("new (form|text)"\)/,
      );
      expect(await verify(here)).toMatchObject({ faults: [], releases: 2 });
    });

    it('trusts no existing content: a machine without the keys is refused', async () => {
      await begin();
      await expect(openLocalRegistry(join(root, 'elsewhere'), address)).rejects.toThrow(
        'RELEASE_TRUSTED_KEYS',
      );
    });

    it('refuses a wrong secret, without showing it in the message', async () => {
      process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong-secret';
      const opening = openLocalRegistry(root, address);
      await expect(opening).rejects.toThrow(/^The store at \S+ refuses these secrets for bucket registry/);
      await expect(opening).rejects.not.toThrow('wrong-secret');
    });
  });
});
