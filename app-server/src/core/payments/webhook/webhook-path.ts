/**
 * Where a provider posts its signed messages: at the root, because they are not part of the product's
 * protocol.
 */
export const webhookPath = (provider: string) => `/webhooks/payment/${provider}`;
