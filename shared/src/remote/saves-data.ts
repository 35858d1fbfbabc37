/** What browsers report about the network: Chromium does, Safari does not (WICG Network Information). */
interface Network {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether nothing should be loaded ahead: the visitor saves data, or the network is slow. */
export function savesData(): boolean {
  const { connection } = navigator as Network;
  return connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g';
}
