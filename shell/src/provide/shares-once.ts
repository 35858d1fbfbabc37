import { registerPlugins } from '@module-federation/enhanced/runtime';
import { sharesOnce } from '../loading/shares-once.ts';

/* Before the first share is loaded, which is when the first of the shell's own modules is evaluated. */
registerPlugins([sharesOnce]);
