import { S3ServiceException } from '@aws-sdk/client-s3';

/** Whether the store responded with this HTTP status. */
export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;

/** Error names for a key that is too long, of Amazon and of Ceph. */
const TOO_LONG = ['KeyTooLongError', 'InvalidObjectName'];

/** Null if the object does not exist. A missing bucket is an error in the address, not an empty registry. */
export async function absentAsNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof S3ServiceException ? error.name : '';
    if (TOO_LONG.includes(name) || (isStatus(error, 404) && name !== 'NoSuchBucket')) return null;
    throw error;
  }
}
