import { errorRows } from './error-row.ts';

/** Articles, activities, messages and help: 19xxx, the same range as WeChat's. */
export const CONTENT_ERRORS = errorRows({
  CONTENT_GONE: { code: 19001, errorCode: 'GONE' },
  ACTIVITY_FULL: { code: 19011, errorCode: 'FULL' },
  ACTIVITY_CLOSED: { code: 19012, errorCode: 'CLOSED' },
  PUSH_OFF: { code: 19031, errorCode: 'PUSH_OFF' },
  CHAT_OFF: { code: 19041, errorCode: 'CHAT_OFF' },
});
