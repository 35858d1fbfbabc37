import { availableParallelism } from 'node:os';

/** Jest's own default leaves one core idle, which is half of a small machine. */
export const EVERY_CORE = '--maxWorkers=100%';

/** For tests that wait a third of their time: for PostgreSQL, for a browser, for a screen's next frame. */
export const WORKERS = Math.ceil(availableParallelism() * 1.5);

/** A number: Jest takes 150% for 150 workers. */
export const MORE_THAN_CORES = `--maxWorkers=${WORKERS}`;

/** The longest files begin first, so that none of them runs alone at the end. */
export const LONGEST_FIRST = '--testSequencer=<rootDir>/scripts/test/jest/longest-first.mjs';
