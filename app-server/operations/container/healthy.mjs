import { readFileSync } from 'node:fs';
import { PORT_FILE } from './port-file.mjs';

/* The image's health check: ends with 0 if the process answers `/health` within four seconds. */
const port = readFileSync(PORT_FILE, 'utf8');
const { status } = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(4000) });
process.exitCode = status === 200 ? 0 : 1;
