// Made by `npm run shares` from shared/src/build/share-table.ts.
import '@resort/shared/api';
import '@resort/shared/calls/session';
import '@resort/shared/redux';
import '@resort/shared/remote';
import '@resort/shared/store';
import '@resort/shared/wechat';
