const KEY = 'deviceProof';

/**
 * Kept after the session ends. It grants no access, but other people's failed attempts do not count against
 * this device.
 */
export function rememberDevice(deviceProof: string | undefined): void {
  if (deviceProof === undefined) return;
  try {
    localStorage.setItem(KEY, deviceProof);
  } catch {
    // the captcha appears as on a new device
  }
}

/** Part of every sign-in call; undefined on a device without an earlier sign-in. */
export function knownDevice(): { deviceProof?: string } {
  try {
    const deviceProof = localStorage.getItem(KEY);
    return deviceProof === null ? {} : { deviceProof };
  } catch {
    return {};
  }
}
