import { connect, constants } from 'node:http2';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AppleWallet } from '../../../platform/integrations/wallet-config.ts';
import type { Receiver } from '../../../platform/outbox/deliver.ts';
import { passRegistration } from '../tables/registrations.ts';

/** Topic of the outbox: a phone should fetch a pass again. */
export const PASS_CHANGED = 'pass-changed';

const APPLE = 'https://api.push.apple.com';
const TIMEOUT_MS = 10_000;
/** The phone no longer has the pass, or never had. */
const isGone = ({ status, body }: Answer): boolean => status === 410 || body.includes('BadDeviceToken');

interface Answer {
  readonly status: number;
  readonly body: string;
}

const payloadSchema = z.object({ device: z.string(), serial: z.string() });

/** Sends the empty message that makes a phone ask; resolves to the answer of the push service. */
async function post(wallet: AppleWallet, pushToken: string, origin: string): Promise<Answer> {
  const { certificate: cert, key } = await wallet.certificates();
  const client = connect(origin, { cert, key });
  return new Promise<Answer>((resolve, reject) => {
    client.on('error', reject);
    client.setTimeout(TIMEOUT_MS, () => client.destroy(new Error('the push service does not answer')));
    const stream = client.request({
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: `/3/device/${pushToken}`,
      'apns-topic': wallet.passType,
    });
    stream.on('error', reject);
    // after an answer it changes nothing
    stream.on('close', () => reject(new Error('the push service closed the connection')));
    let status = 0;
    let body = '';
    stream.on('response', (headers) => (status = Number(headers[constants.HTTP2_HEADER_STATUS])));
    stream.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    stream.on('end', () => resolve({ status, body }));
    stream.end('{}');
  }).finally(() => client.close());
}

/**
 * Tells one phone. A phone that removed the pass is forgotten. The certificate of development is none of Apple's, so
 * nothing is sent with it; `origin` is Apple's push service, or a test's.
 */
export function passReceiver(wallet: AppleWallet | undefined, origin?: string): Receiver {
  return async (tx, delivery) => {
    const { device, serial } = payloadSchema.parse(delivery.payload);
    if (wallet === undefined || (wallet.isSelfMade && origin === undefined)) return;
    const isThis = and(eq(passRegistration.device, device), eq(passRegistration.serial, serial));
    const [registered] = await tx.select().from(passRegistration).where(isThis);
    if (registered === undefined) return;
    const answer = await post(wallet, registered.pushToken, origin ?? APPLE);
    if (isGone(answer)) await tx.delete(passRegistration).where(isThis);
    else if (answer.status !== 200) throw new Error(`the push service answered ${answer.status}`);
  };
}
