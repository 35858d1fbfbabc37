import { fileURLToPath } from 'node:url';

/** The program of Verdaccio, an npm registry: `node <program> --config <file> --listen <address>`. */
export const program = fileURLToPath(new URL('node_modules/verdaccio/bin/verdaccio', import.meta.url));
