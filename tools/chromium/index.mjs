import { fileURLToPath } from 'node:url';

export { default as chromium, inflate } from '@sparticuz/chromium';

/** Where the package keeps its archives. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));
