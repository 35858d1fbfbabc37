import type { Server } from 'node:net';
import { makeCertificate } from './serve/certificate.ts';
import { portOf, startFront, type Served } from './serve/front.ts';
import { startProduct, type MeasuredProduct } from './serve/product.ts';
import { SLOW_4G, startShaper } from './serve/shaper.ts';
import { openPhone, type Hosts, type Session } from './measure/phone.ts';
import { signIn } from './measure/sign-in.ts';
import { withTries } from './measure/with-tries.ts';
import type { VariantName } from './variant-names.ts';
import { ORIGIN_HOSTS, VARIANT_HOSTS, type ReleaseServer } from './variants.ts';

/** All variants behind one slow connection, with one signed-in member. */
export interface Comparison {
  hosts: Hosts;
  served: readonly Served[];
  session: Session;
  /** the port of the slow connection, and the same server's port without it */
  ports: { slow: number; fast: number };
  origin(variant: VariantName, port?: number): string;
  /** from now on the server of this name responds at its variant's hosts */
  use(name: string): void;
  stop(): Promise<void>;
}

/** The first server of each variant responds until `use` replaces it. */
export async function openComparison(servers: readonly ReleaseServer[]): Promise<Comparison> {
  const addresses = Object.fromEntries([
    ...Object.values(VARIANT_HOSTS).map((host) => [host, '127.0.0.1']),
    ...ORIGIN_HOSTS.map((host, at) => [host, `127.0.0.${at + 2}`]),
  ]) as Record<string, string>;
  const certificate = await makeCertificate(Object.keys(addresses));
  const front = await startFront(certificate);
  const line = await listening(startShaper(SLOW_4G, front.port));
  const product = await startProduct();
  const ports = { slow: portOf(line), fast: front.port };
  const origin = (variant: VariantName, port = ports.slow) => `https://${VARIANT_HOSTS[variant]}:${port}`;
  const stop = async () => {
    line.close();
    front.stop();
    await product.stop();
  };
  try {
    const served = await serveAll(product, servers, ports.slow);
    const use: Comparison['use'] = (name) => {
      const server = served.get(name);
      if (server === undefined) throw new Error(`unknown server ${name}`);
      front.route(VARIANT_HOSTS[server.variant], server.port);
      if (server.variant === 'origins') for (const host of ORIGIN_HOSTS) front.route(host, server.port);
    };
    for (const { name } of servers.toReversed()) use(name);
    const hosts = { addresses, pin: certificate.pin };
    const [first] = served.values();
    if (first === undefined) throw new Error('there are no servers to compare');
    const outbox = `http://127.0.0.1:${first.port}`;
    const session = await withTries(
      () => aSession(hosts, origin(first.variant, ports.fast), outbox),
      (message) => console.warn(`sign-in failed: ${message}`),
    );
    if (session === null) throw new Error('sign-in failed in every attempt');
    return { hosts, served: front.served, session, ports, origin, use, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function serveAll(product: MeasuredProduct, servers: readonly ReleaseServer[], linePort: number) {
  const served = new Map<string, { variant: VariantName; port: number }>();
  for (const { name, variant, change, ...delivery } of servers) {
    const port = await product.serve(delivery, change?.(linePort));
    served.set(name, { variant, port });
  }
  return served;
}

async function aSession(hosts: Hosts, origin: string, outbox: string): Promise<Session> {
  const phone = await openPhone(hosts);
  try {
    return await signIn(phone.context, origin, outbox);
  } finally {
    await phone.close();
  }
}

const listening = (server: Server): Promise<Server> =>
  new Promise((resolve) => server.listen(0, '0.0.0.0', () => resolve(server)));
