import { signedPost } from '../signed-post.ts';
import type { GatewayConfig } from '../config/messages-config.ts';

export interface GatewayMessage {
  /** the same on every try, so that nobody is called twice */
  readonly id: number;
  readonly channel: 'sms' | 'voice';
  /** E.164 */
  readonly to: string;
  /** of the text, for whoever reads it aloud */
  readonly language: string;
  readonly text: string;
}

/**
 * Hands a text message or a call to a gateway by `signedPost`; its id is the key. A rejection means that it was not
 * taken.
 */
export function gatewaySender(gateway: GatewayConfig): (message: GatewayMessage) => Promise<void> {
  return async (message) => {
    const response = await signedPost(gateway, { key: String(message.id), content: message });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the message gateway answered ${response.status}`);
  };
}
