import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { RefusedError, UnreachableError } from '../base/errors.ts';
import { probeConditionalWrites } from './probe.ts';
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

/**
 * A client with the environment's secrets, which are never logged. Throws RefusedError if the store rejects
 * them, lacks the bucket or ignores conditions, UnreachableError if it does not respond.
 */
export async function openS3(address: S3Address): Promise<Storage> {
  const { bucket, prefix, endpoint, region } = address;
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // checksums in trailers are specific to Amazon: other stores reject them
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const storage = s3Storage({ client, bucket, prefix });
  try {
    await probeConditionalWrites(storage);
  } catch (error) {
    throw sentenceOf(error, address);
  }
  return storage;
}

/** The message for the person who set the variables, without the client's stack. */
function sentenceOf(error: unknown, { bucket, endpoint = 'Amazon’s' }: S3Address): unknown {
  if (error instanceof RefusedError || !(error instanceof Error)) return error;
  if (!(error instanceof S3ServiceException)) {
    const { code } = error as NodeJS.ErrnoException;
    if (error.name === 'CredentialsProviderError')
      return new RefusedError(
        'The environment has no secrets for the store: set AWS_ACCESS_KEY_ID and others.',
      );
    return new UnreachableError(`The store at ${endpoint} does not answer (${code ?? error.message}).`, {
      cause: error,
    });
  }
  if (error.name === 'NoSuchBucket')
    return new RefusedError(`The store at ${endpoint} has no bucket ${bucket}.`);
  const status = error.$metadata.httpStatusCode;
  if (status === 401 || status === 403)
    return new RefusedError(
      `The store at ${endpoint} refuses these secrets for bucket ${bucket} (${error.name}).`,
    );
  return error;
}
