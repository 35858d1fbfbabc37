import type { CallKey } from '@resort/shared/contract';

/** A visitor's read that the server can only answer with its database. */
export const READS_DATABASE: CallKey = 'GET /article/topics';
