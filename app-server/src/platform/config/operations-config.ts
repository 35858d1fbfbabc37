export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** What only whoever runs the process cares for. */
export interface OperationsConfig {
  /** undefined: no metrics are served */
  readonly metrics: MetricsAddress | undefined;
  /** for how long a process that was told to stop still serves, while `/ready` says no */
  readonly drainSeconds: number;
}

function readWhole(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new Error(`${name} is "${text}"; it must be a whole number from 0 to ${most}.`);
  return value;
}

/** METRICS_PORT, METRICS_HOST (this machine alone where it is not set) and DRAIN_SECONDS; throws a sentence. */
export function readOperations(env: Readonly<Record<string, string | undefined>>): OperationsConfig {
  const port = env['METRICS_PORT'] || undefined;
  const host = env['METRICS_HOST'] || '127.0.0.1';
  return {
    metrics: port === undefined ? undefined : { host, port: readWhole('METRICS_PORT', port, 65_535) },
    drainSeconds: readWhole('DRAIN_SECONDS', env['DRAIN_SECONDS'] || '0', 300),
  };
}
