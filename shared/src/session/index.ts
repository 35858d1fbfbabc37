export { dropDraft, dropDrafts, keepDraft, readDraft } from './drafts.ts';
export { dropHold, keepHold, readHold, type Hold } from './hold.ts';
export { knownDevice } from './known-device.ts';
export { followOtherTabs, openSession } from './live-session.ts';
export { credentialsFrom, sessionStore, type Credentials, type SessionStore } from './session-store.ts';
export {
  checked,
  ended,
  restored,
  sessionSlice,
  signedIn,
  type SessionEnd,
  type SessionState,
} from './slice.ts';
export { browserStore, storedValues, valueOf, type StoredValues } from './stored-value.ts';
export { rememberSession, useMember, useSession } from './use-session.ts';
