import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the entry point writes its port for the health check, which does not know the role. */
export const PORT_FILE = join(tmpdir(), 'resort-port');
