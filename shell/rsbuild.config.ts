import { shellConfig } from '@resort/shared/build';

export default shellConfig(import.meta.url);
