import { isCephHere, makeBucket, startCeph } from '@resort/release/testing/ceph';

/** Where a journey's registry is kept. */
export interface Store {
  /** what the product's environment says of it */
  configuration: Record<string, string>;
  stop(): Promise<void>;
}

const folder: Store = { configuration: {}, stop: async () => {} };

async function startBucket(): Promise<Store> {
  const ceph = await startCeph();
  return { configuration: await makeBucket(ceph, 'releases'), stop: () => ceph.stop() };
}

/** Every store that a journey of the registry is to hold over; `isHere` where it can run on this machine. */
export const STORES = [
  { name: 'a folder', isHere: true, startStore: async () => folder },
  { name: 'a bucket of Ceph’s object gateway', isHere: isCephHere(), startStore: startBucket },
];

const missing = STORES.filter(({ isHere }) => !isHere).map(({ name }) => name);
if (missing.length > 0)
  process.stderr.write(`left out, since it is not installed here: ${missing.join(', ')}\n`);
