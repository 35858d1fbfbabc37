import { createHash } from 'node:crypto';
import type { PassContent } from './pass-content.ts';

/** Differs when a pass says something else. Its code may change with the server's key, which phones need to hear, too. */
export const digestOf = (content: PassContent): Buffer =>
  createHash('sha256').update(JSON.stringify(content)).digest();
