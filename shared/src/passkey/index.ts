export { askForPasskey, hasPasskeys, makePasskey } from './browser.ts';
export { useAddPasskeyMutation, usePasskeyOptionsMutation, useRemovePasskeyMutation } from './endpoints.ts';
