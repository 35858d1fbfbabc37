const KEY = 'deviceProof';

/** Kept when the session ends: it opens nothing, but keeps strangers' tries from counting against this device. */
export function rememberDevice(deviceProof: string | undefined): void {
  if (deviceProof === undefined) return;
  try {
    localStorage.setItem(KEY, deviceProof);
  } catch {
    // the captcha is asked for as on a new device
  }
}

/** For the calls that sign in; nothing on a device where nobody signed in before. */
export function knownDevice(): { deviceProof?: string } {
  try {
    const deviceProof = localStorage.getItem(KEY);
    return deviceProof === null ? {} : { deviceProof };
  } catch {
    return {};
  }
}
