import { S3Client } from '@aws-sdk/client-s3';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

export interface S3Address {
  bucket: string;
  /** empty, or ending in a slash */
  prefix: string;
  /** `https://…` of a store that is not Amazon's */
  endpoint: string | undefined;
  region: string;
}

/** A client with the secrets of the environment, which stay in it: nothing logs them. */
export function openS3({ bucket, prefix, endpoint, region }: S3Address): Storage {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // checksums in trailers are Amazon's own: other stores refuse them
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return s3Storage({ client, bucket, prefix });
}
