import type { Services } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { PaymentConfig } from '../../../platform/config/payment-config.ts';
import type { PaymentProvider } from '../../../platform/integrations/payment-provider.ts';
import { hostedPage } from './hosted-page/hosted-page.ts';
import { sandbox } from './sandbox/sandbox.ts';

/** The configured provider. */
export function paymentProvider(config: PaymentConfig, db: Database, services: Services): PaymentProvider {
  return config.kind === 'sandbox' ? sandbox(db, services) : hostedPage(config, services.clock);
}
