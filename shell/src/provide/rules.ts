// Made by `npm run shares` from shared/src/build/share-table.ts.
import '@resort/shared/format';
import '@resort/shared/i18n';
import '@resort/shared/once';
import '@resort/shared/reminder';
import '@resort/shared/routes';
import '@resort/shared/session';
import '@resort/shared/skin';
