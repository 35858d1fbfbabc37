// Made by `npm run shares` from shared/src/build/share-table.ts.
import '@resort/shared/router';
import '@resort/shared/ui';
