import { allShareSources } from '../shares.ts';
import { emitDeclarations } from './emit.ts';

/* `turbo run declarations`: makes the declarations of the shares once, before the units are built side by side. */
await emitDeclarations(Object.values(allShareSources()));
