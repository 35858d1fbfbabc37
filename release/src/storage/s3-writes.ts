import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { absentAsNull, isStatus } from './s3-errors.ts';

/** Conditional writes (Amazon S3 User Guide, “conditional writes”). False: nothing was written. */
export interface ConditionalWrites {
  create(Key: string, body: Buffer): Promise<boolean>;
  replace(Key: string, etag: string, body: Buffer): Promise<boolean>;
}

type EtagForm = (etag: string) => string;
/**
 * The quoted form of RFC 9110 §8.8.3, and the unquoted form of Ceph's gateway. Each matches this etag only.
 */
const FORMS: readonly EtagForm[] = [(etag) => `"${etag}"`, (etag) => etag];

/** Retries after two simultaneous writes that the store has not decided. */
const UNDECIDED_TRIES = 20;

export function conditionalWrites(client: S3Client, Bucket: string): ConditionalWrites {
  /** stores that support one form only never match the other */
  let form: EtagForm | null = null;

  async function putIf(
    Key: string,
    condition: { IfNoneMatch: '*' } | { IfMatch: string },
    Body: Buffer,
  ): Promise<boolean> {
    const write = randomUUID();
    const put = new PutObjectCommand({ Bucket, Key, ...condition, Body, Metadata: { write } });
    for (let tries = 1; ; tries += 1) {
      try {
        await client.send(put);
        return true;
      } catch (error) {
        if (isStatus(error, 409) && tries < UNDECIDED_TRIES) await sleep(10 + Math.random() * 40);
        // the expected object has been removed
        else if (isStatus(error, 404) && 'IfMatch' in condition) return false;
        else if (isStatus(error, 412)) return wroteIt(Key, write);
        else throw error;
      }
    }
  }

  /** The client repeats a write after a lost response; then the conflicting object is our own. */
  async function wroteIt(Key: string, write: string): Promise<boolean> {
    const head = await absentAsNull(() => client.send(new HeadObjectCommand({ Bucket, Key })));
    return head?.Metadata?.['write'] === write;
  }

  return {
    create: (Key, body) => putIf(Key, { IfNoneMatch: '*' }, body),
    async replace(Key, etag, body) {
      for (const tried of form === null ? FORMS : [form]) {
        if (!(await putIf(Key, { IfMatch: tried(etag) }, body))) continue;
        form = tried;
        return true;
      }
      return false;
    },
  };
}
