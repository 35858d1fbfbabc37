import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3';
import { absentAsNull } from './s3-errors.ts';
import { conditionalWrites } from './s3-writes.ts';
import { assertKey, isStorageKey, type Storage } from './storage.ts';

export interface S3Settings {
  client: S3Client;
  bucket: string;
  /** prefix of every key; empty, or ending in a slash */
  prefix: string;
}

/**
 * A registry in a bucket of any store with the S3 API and conditional writes, for any number of processes on
 * any number of hosts. `probeConditionalWrites` checks whether the store honours conditions.
 */
export function s3Storage({ client, bucket, prefix }: S3Settings): Storage {
  const { create, replace } = conditionalWrites(client, bucket);
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  return {
    async get(key) {
      if (!isStorageKey(key)) return null;
      return absentAsNull(async () => {
        const { Body, ETag } = await client.send(new GetObjectCommand(at(key)));
        if (Body === undefined || ETag === undefined) throw new Error(`The store gave ${key} incompletely.`);
        return { body: Buffer.from(await Body.transformToByteArray()), etag: ETag.replaceAll('"', '') };
      });
    },

    createOnly: async (key, body) => create(prefix + assertKey(key), body),

    async compareAndSwap(key, expected, body) {
      const full = prefix + assertKey(key);
      return expected === null ? create(full, body) : replace(full, expected, body);
    },

    async remove(key) {
      await absentAsNull(() => client.send(new DeleteObjectCommand(at(assertKey(key)))));
    },

    async list(begin) {
      const found: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const ask = { Bucket: bucket, Prefix: prefix + begin, ContinuationToken };
        const page = await client.send(new ListObjectsV2Command(ask));
        found.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length)));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return found.filter(isStorageKey).sort();
    },
  };
}
