export {
  askForPasskey,
  canSuggestPasskeys,
  deviceKeepsPasskeys,
  stopSuggesting,
  suggestPasskeys,
} from './browser.ts';
export { addOwnPasskey, removeOwnPasskey } from './own-passkeys.ts';
