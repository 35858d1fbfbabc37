export {
  askForPasskey,
  canSuggestPasskeys,
  deviceKeepsPasskeys,
  hasPasskeys,
  makePasskey,
  stopSuggesting,
  suggestPasskeys,
} from './browser.ts';
export { useAddPasskeyMutation, usePasskeyOptionsMutation, useRemovePasskeyMutation } from './endpoints.ts';
