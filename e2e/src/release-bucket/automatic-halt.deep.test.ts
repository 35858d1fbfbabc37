import { describe, it } from '@jest/globals';
import { isCephHere, makeBucket, startCeph } from '@resort/release/testing/ceph';
import { describeAutomaticHalt } from '../release-manager/automatic-halt.ts';

async function startBucket() {
  const ceph = await startCeph();
  return { configuration: await makeBucket(ceph, 'releases'), stop: () => ceph.stop() };
}

if (isCephHere()) describeAutomaticHalt('a bucket of Ceph’s object gateway', startBucket);
else {
  process.stderr.write(
    'Ceph is not installed here: the journey runs over a folder alone (suite `release`)\n',
  );
  describe.skip('a registry in a bucket', () => it('requires Ceph’s object gateway', () => {}));
}
