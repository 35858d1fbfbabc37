/** Where a provider posts its signed messages: at the root, since they are no calls of the product's protocol. */
export const webhookPath = (provider: string) => `/webhooks/payment/${provider}`;
