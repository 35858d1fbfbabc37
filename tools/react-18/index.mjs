import { fileURLToPath } from 'node:url';

/** The folder of packages with another major version of React than the product's. */
export const packages = fileURLToPath(new URL('node_modules', import.meta.url));
