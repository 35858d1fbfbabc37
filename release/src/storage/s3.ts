import { randomUUID } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { setTimeout as sleep } from 'node:timers/promises';
import { isStorageKey, type Storage } from './storage.ts';

/** Under which condition the store is to take a write (Amazon S3 User Guide, “conditional writes”). */
type Condition = { IfNoneMatch: '*' } | { IfMatch: string };

type EtagForm = (etag: string) => string;
/** As RFC 9110 §8.8.3 has it, and as Ceph's gateway compares it. Either way nothing else than this etag matches. */
const FORMS: readonly EtagForm[] = [(etag) => `"${etag}"`, (etag) => etag];

const CONFLICT_TRIES = 20;

/**
 * The registry in a bucket of any store with the S3 API and conditional writes, for any number of processes on any
 * number of hosts. Whether the store keeps its word is `probeConditionalWrites`' business.
 * @param prefix begins every key; empty, or ending in a slash
 */
export function s3Storage({
  client,
  bucket,
  prefix,
}: {
  client: S3Client;
  bucket: string;
  prefix: string;
}): Storage {
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  /** False, and nothing written, where the condition does not hold. */
  async function putIf(key: string, condition: Condition, body: Buffer): Promise<boolean> {
    if (!isStorageKey(key)) throw new Error(`"${key}" is no storage key.`);
    const write = randomUUID();
    const put = new PutObjectCommand({ ...at(key), ...condition, Body: body, Metadata: { write } });
    for (let tries = 1; ; tries += 1) {
      try {
        await client.send(put);
        return true;
      } catch (error) {
        // two writes at the same moment: neither has been decided
        if (isStatus(error, 409) && tries < CONFLICT_TRIES) await sleep(10 + Math.random() * 40);
        // an etag was expected where nothing is any more
        else if (isStatus(error, 404) && 'IfMatch' in condition) return false;
        else if (isStatus(error, 412)) return wroteIt(key, write);
        else throw error;
      }
    }
  }

  /** The client tries again when an answer is lost: then it is our own write that stands in the way. */
  async function wroteIt(key: string, write: string): Promise<boolean> {
    const head = await absentAsNull(() => client.send(new HeadObjectCommand(at(key))));
    return head?.Metadata?.['write'] === write;
  }

  /** Stores that take notice of If-Match in one form only would read the other one as an etag that nothing has. */
  let form: EtagForm | null = null;
  async function replaceIf(key: string, etag: string, body: Buffer): Promise<boolean> {
    for (const tried of form === null ? FORMS : [form]) {
      if (!(await putIf(key, { IfMatch: tried(etag) }, body))) continue;
      form = tried;
      return true;
    }
    return false;
  }

  return {
    async get(key) {
      if (!isStorageKey(key)) return null;
      return absentAsNull(async () => {
        const { Body, ETag } = await client.send(new GetObjectCommand(at(key)));
        if (Body === undefined || ETag === undefined) throw new Error(`The store gave ${key} no body or no ETag.`);
        return { body: Buffer.from(await Body.transformToByteArray()), etag: ETag.replaceAll('"', '') };
      });
    },

    createOnly: (key, body) => putIf(key, { IfNoneMatch: '*' }, body),

    compareAndSwap: (key, expected, body) =>
      expected === null ? putIf(key, { IfNoneMatch: '*' }, body) : replaceIf(key, expected, body),

    async remove(key) {
      if (!isStorageKey(key)) return;
      await absentAsNull(() => client.send(new DeleteObjectCommand(at(key))));
    },

    async list(begin) {
      const found: string[] = [];
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + begin, ContinuationToken: token }),
        );
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) found.push(Key.slice(prefix.length));
        token = page.NextContinuationToken;
      } while (token !== undefined);
      return found.filter(isStorageKey).sort();
    },
  };
}

/** Amazon's word for it, and Ceph's. */
const TOO_LONG = ['KeyTooLongError', 'InvalidObjectName'];

async function absentAsNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    // a name that is longer than the store allows stands for nothing either
    const isAbsent = isStatus(error, 404) && !isNamed(error, 'NoSuchBucket');
    if (isAbsent || TOO_LONG.some((name) => isNamed(error, name))) return null;
    throw error;
  }
}

const isStatus = (error: unknown, status: number): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;
const isNamed = (error: unknown, name: string): boolean =>
  error instanceof S3ServiceException && error.name === name;
