import { isApiError } from '../api/api-error.ts';
import { rememberPasskey } from '../session/passkey-memory.ts';
import { useMember } from '../session/use-session.ts';
import { makePasskey } from './browser.ts';
import { deviceName } from './device-name.ts';
import { useAddPasskeyMutation, usePasskeyOptionsMutation } from './endpoints.ts';

/**
 * Makes a passkey on this device for the signed-in member. `otherwise`: what the device is called where it says nothing
 * we know. False: the browser's dialog was closed, or a call failed, which the reminder told.
 */
export function useMakePasskey(otherwise: string): () => Promise<boolean> {
  const { userId: id } = useMember();
  const [options] = usePasskeyOptionsMutation();
  const [add] = useAddPasskeyMutation();
  return async () => {
    try {
      const registration = await makePasskey(await options().unwrap());
      if (registration === null) return false;
      const name = deviceName(navigator.userAgent) ?? otherwise;
      await add({ id, registration, deviceName: name }).unwrap();
      rememberPasskey();
      return true;
    } catch (failure) {
      if (isApiError(failure)) return false;
      throw failure;
    }
  };
}
