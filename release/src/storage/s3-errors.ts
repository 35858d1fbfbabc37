import { S3ServiceException } from '@aws-sdk/client-s3';

/** What the store answered, as an HTTP status. */
export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;

/** Amazon's word for a name that is too long for any object, and Ceph's. */
const TOO_LONG = ['KeyTooLongError', 'InvalidObjectName'];

/** Null where nothing stands there; a bucket that is missing is a mistake in the address, and no empty registry. */
export async function absentAsNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof S3ServiceException ? error.name : '';
    if (TOO_LONG.includes(name) || (isStatus(error, 404) && name !== 'NoSuchBucket')) return null;
    throw error;
  }
}
