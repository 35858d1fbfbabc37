import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

/* Unpacks the browser and its system libraries into TMPDIR. */
await chromium.executablePath();
await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
