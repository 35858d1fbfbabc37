export {
  askForPasskey,
  canSuggestPasskeys,
  deviceKeepsPasskeys,
  hasPasskeys,
  stopSuggesting,
  suggestPasskeys,
} from './browser.ts';
export { useRemovePasskeyMutation } from './endpoints.ts';
export { useMakePasskey } from './use-make-passkey.ts';
