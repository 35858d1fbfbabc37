import Sequencer from '@jest/test-sequencer';

/** Files that take minutes, by a part of their path. Jest knows the duration of a file from an earlier run only, and a fresh clone has none. */
const LONGEST = [
  'release-manager/release-manager.deep.test.ts',
  'gallery/member-screens.test.ts',
  'release-manager/automatic-halt.deep.test.ts',
  'gallery/parts.test.ts',
  'app-server/test/recovery/',
  'signing-in/tries.deep.test.ts',
];

/* Jest's order, with the longest files first, so that none of them runs alone at the end. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const ordered = await super.sort(tests);
    const rank = ({ path }) => LONGEST.findIndex((name) => path.includes(name)) + 1 || Infinity;
    return ordered.toSorted((one, other) => compare(rank(one), rank(other)));
  }
}

const compare = (one, other) => (one === other ? 0 : one - other);
