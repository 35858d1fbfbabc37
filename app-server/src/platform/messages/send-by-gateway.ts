import { signedPost } from '../signed-post.ts';
import type { GatewayConfig } from '../config/messages-config.ts';

export interface GatewayMessage {
  /** the same in every attempt, so that nobody is called twice */
  readonly id: number;
  readonly channel: 'sms' | 'voice';
  /** E.164 */
  readonly to: string;
  /** language of the text, for speech synthesis */
  readonly language: string;
  readonly text: string;
}

/**
 * Passes a text message or a call to a gateway by `signedPost`; its id is the idempotency key. Rejects if the
 * gateway did not accept it.
 */
export function gatewaySender(gateway: GatewayConfig): (message: GatewayMessage) => Promise<void> {
  return async (message) => {
    const response = await signedPost(gateway, { key: String(message.id), content: message });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the message gateway answered ${response.status}`);
  };
}
