import { fileURLToPath } from 'node:url';

/** The program of Verdaccio, an npm registry: `node <program> --config <file> --listen <address>`. */
export const program = fileURLToPath(import.meta.resolve('verdaccio/bin/verdaccio'));
