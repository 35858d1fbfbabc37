import { remoteConfig } from '@resort/shared/build';
import remote from './src/remote.ts';

export default remoteConfig(import.meta.url, remote);
