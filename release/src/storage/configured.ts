import { join } from 'node:path';
import { RefusedError } from '../base/errors.ts';
import { RELEASES } from '../base/variables.ts';
import { fileSystemStorage } from './file-system.ts';
import type { Storage } from './storage.ts';

/** A bucket name by Amazon's rules, with an optional path of plain names. */
const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w-]+(?:\/[\w-]+)*))?\/?$/;

/**
 * The storage that the environment configures. `RELEASE_STORE` is `s3://<bucket>[/<prefix>]`, or empty for
 * the folder `release` of the data folder. `RELEASE_S3_ENDPOINT` is the address of a store other than
 * Amazon's, `RELEASE_S3_REGION` its region. Secrets come from the same sources as in
 * Amazon's tools (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, a profile, the machine's role). A store is
 * probed before it is returned.
 */
export async function configuredStorage(dataDir: string, env: NodeJS.ProcessEnv): Promise<Storage> {
  const store = env['RELEASE_STORE'];
  if (!store) return fileSystemStorage(join(dataDir, 'release'));
  const [, bucket, path] = S3_ADDRESS.exec(store) ?? [];
  if (bucket === undefined)
    throw new RefusedError(`RELEASE_STORE is s3://<bucket> or s3://<bucket>/<prefix>, not "${store}".`);
  // loaded on demand, because other storages do not need the client's code
  const { openS3 } = await import('./open-s3.ts');
  return openS3({
    bucket,
    prefix: path === undefined ? '' : `${path}/`,
    endpoint: env['RELEASE_S3_ENDPOINT'],
    region: env['RELEASE_S3_REGION'] || RELEASES.RELEASE_S3_REGION.default,
  });
}
