import { fileURLToPath } from 'node:url';

/** The checkout's folder, with a slash at the end. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
