import { isApiError } from '../../api/api-error.ts';
import { rememberPasskey } from '../passkey-memory/index.ts';
import type { AppStore } from '../../store/index.ts';
import { makePasskey } from './browser.ts';
import { deviceName } from './device-name.ts';
import { passkeyApi } from './endpoints.ts';

type Dispatch = AppStore['dispatch'];

/**
 * Creates a passkey on this device for the member. `otherwise`: the device's name if the user agent is
 * unknown. False: the browser's dialog was closed, or a call failed and the reminder said so.
 */
export async function addOwnPasskey(
  dispatch: Dispatch,
  { id, otherwise }: { id: string; otherwise: string },
): Promise<boolean> {
  const { passkeyOptions, addPasskey } = passkeyApi.endpoints;
  try {
    const registration = await makePasskey(await dispatch(passkeyOptions.initiate()).unwrap());
    if (registration === null) return false;
    const name = deviceName(navigator.userAgent) ?? otherwise;
    await dispatch(addPasskey.initiate({ id, registration, deviceName: name })).unwrap();
    rememberPasskey();
    return true;
  } catch (failure) {
    if (isApiError(failure)) return false;
    throw failure;
  }
}

/** False: the call failed and the reminder said so. */
export async function removeOwnPasskey(
  dispatch: Dispatch,
  key: { id: string; keyId: string },
): Promise<boolean> {
  const { error } = await dispatch(passkeyApi.endpoints.removePasskey.initiate(key));
  return error === undefined;
}
