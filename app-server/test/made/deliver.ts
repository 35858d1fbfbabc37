import { receivers } from '../../src/jobs.ts';
import type { Clock } from '../../src/platform/time/clock.ts';
import type { Database } from '../../src/platform/database/index.ts';
import type { WebPushConfig } from '../../src/platform/integrations/web-push-config.ts';
import { deliverDue } from '../../src/platform/outbox/deliver.ts';
import { NO_INTEGRATIONS } from '../platform/protocol/test-app.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { silentLog } from '../tools/silent-log.ts';

/** Delivers everything in the outbox that is due, as the job does. */
export function deliverAll(db: Database, clock: Clock, webPush?: WebPushConfig): Promise<void> {
  const integrations = {
    ...NO_INTEGRATIONS,
    webPush,
  };
  const services = {
    environment: 'development',
    clock,
    secrets: createSecrets(Buffer.alloc(32, 7)),
  } as const;
  const messages = { mail: undefined, gateway: undefined };
  return deliverDue({ ...services, db, log: silentLog }, receivers({ messages, integrations }));
}
