import { closeDue } from './domains/member-data/close-due.ts';
import { expireLots } from './core/ledger/expire-lots.ts';
import { releaseDue } from './core/ledger/release-due.ts';
import { releaseOverdueHolds } from './core/ledger/release-overdue-holds.ts';
import { sweepOrders } from './core/orders/sweep.ts';
import { expireVouchers } from './core/vouchers/expire-vouchers.ts';
import { paymentProvider } from './core/payments/providers/index.ts';
import type { PaymentProvider } from './platform/integrations/payment-provider.ts';
import { recoverPayments } from './core/payments/recover-payments.ts';
import { forgetCards } from './core/payments/saved-cards/forget-cards.ts';
import { sendRefunds } from './core/payments/send-refunds.ts';
import { MONEY_RETURNED, tellReturned } from './core/payments/tell-returned.ts';
import { queueEndingHolds } from './domains/membership/reminders/queue-coming.ts';
import { remind } from './domains/membership/reminders/remind.ts';
import { REMINDER } from './domains/membership/reminders/reminder-topic.ts';
import { tellReminder } from './domains/membership/reminders/tell-reminder.ts';
import { queueFreePlaces } from './domains/membership/reminders/queue-free.ts';
import { forgetCheckIns } from './domains/hotel/check-in/forget.ts';
import { openNights } from './domains/hotel/rates/open-nights.ts';
import { auditNight } from './domains/hotel/stays/night-audit.ts';
import { PARTY_TOPIC } from './domains/hotel/stays/party/dispatch.ts';
import { partyReceiver } from './domains/hotel/stays/party/send-to-party.ts';
import { VENUE_REQUEST } from './domains/shop/reservations/after-booking.ts';
import { venueReceiver } from './domains/shop/venue/ask.ts';
import { closePast } from './domains/shop/venue/close-past.ts';
import { lapseGifts } from './domains/ticketing/gifts/lapse.ts';
import { GIFT_NEWS, tellGift } from './domains/ticketing/gifts/tell.ts';
import { forgetDocuments } from './domains/ticketing/real-names/forget-documents.ts';
import { createClock } from './platform/time/clock.ts';
import type { AppServerConfig } from './platform/config/config.ts';
import { followDatabaseTime } from './platform/time/database-time.ts';
import type { Job, JobContext } from './platform/jobs/job.ts';
import { prune } from './platform/jobs/prune.ts';
import { repeat, type Jobs, type JobWatch } from './platform/jobs/repeat.ts';
import { pushReceiver } from './domains/messaging/push/send-push.ts';
import { PUSH } from './core/inbox/notify.ts';
import { ORDER_NEWS, tellOrderNews } from './core/orders/news/order-news.ts';
import { ACTIVITY_NEWS } from './domains/content/activities/places.ts';
import { tellActivityNews } from './domains/content/activities/tell-news.ts';
import { PASS_CHANGED, passReceiver } from './domains/wallet/apple/push.ts';
import { watchPasses } from './domains/wallet/apple/watch.ts';
import { messageReceiver } from './platform/messages/receiver.ts';
import { deliverDue, type Receivers } from './platform/outbox/deliver.ts';
import { renewTiers } from './core/earning/renew-tiers.ts';
import { REFERRAL_REWARD } from './core/earning/referral-steps.ts';
import { rewardReferral } from './core/earning/reward-referral.ts';
import { TIER_NEWS, tellTier } from './core/earning/tell-tier.ts';
import { TILL_NEWS, tellTillRequest } from './core/till/tell-request.ts';
import { MESSAGE_TOPIC } from './platform/outbox/write.ts';
import { resealAll } from './sealed.ts';
import { createSecrets } from './platform/secrets/secrets.ts';

/** Who does the work of each topic of the outbox. */
export const receivers = ({
  messages,
  integrations,
}: Pick<AppServerConfig, 'messages' | 'integrations'>): Receivers => ({
  [MESSAGE_TOPIC]: messageReceiver(messages),
  [MONEY_RETURNED]: tellReturned,
  [PARTY_TOPIC]: partyReceiver(integrations.party),
  [ORDER_NEWS]: tellOrderNews,
  [ACTIVITY_NEWS]: tellActivityNews,
  [PUSH]: pushReceiver(integrations.webPush),
  [VENUE_REQUEST]: venueReceiver(integrations.venue),
  [GIFT_NEWS]: tellGift,
  [TIER_NEWS]: tellTier,
  [REFERRAL_REWARD]: rewardReferral,
  [REMINDER]: tellReminder,
  [TILL_NEWS]: tellTillRequest,
  [PASS_CHANGED]: passReceiver(integrations.appleWallet),
});

/** What speaks to the payment provider. */
const paymentJobs = (provider: PaymentProvider): Job[] => [
  { name: 'refunds', every: 5, run: (context) => sendRefunds({ ...context, provider }) },
  { name: 'hanging payments', every: 10, run: (context) => recoverPayments({ ...context, provider }) },
  { name: 'removed cards', every: 30, run: (context) => forgetCards({ ...context, provider }) },
];

/** All else that runs by itself, beside the outbox. */
const JOBS: readonly Job[] = [
  { name: 'overdue orders', every: 15, run: sweepOrders },
  { name: 'overdue holds', every: 15, run: ({ db, clock }) => releaseOverdueHolds(db, clock) },
  { name: 'scheduled releases', every: 60, run: ({ db, clock }) => releaseDue(db, clock) },
  { name: 'expired lots', every: 300, run: ({ db, clock }) => expireLots(db, clock) },
  { name: 'expired vouchers', every: 300, run: expireVouchers },
  { name: 'no-shows', every: 300, run: auditNight },
  { name: 'nights ahead', every: 3600, run: ({ db, clock }) => openNights(db, clock) },
  { name: 'past reservations', every: 300, run: closePast },
  { name: 'gifts of tickets', every: 60, run: lapseGifts },
  { name: 'documents of the erased', every: 600, run: forgetDocuments },
  { name: 'documents of stays', every: 600, run: forgetCheckIns },
  { name: 'closings', every: 300, run: ({ db, clock }) => closeDue(db, clock) },
  { name: 'tiers', every: 600, run: ({ db, clock }) => renewTiers(db, clock) },
  { name: 'ending holds', every: 30, run: queueEndingHolds },
  { name: 'reminders', every: 900, run: remind },
  { name: 'free places', every: 60, run: queueFreePlaces },
  { name: 'passes', every: 60, run: watchPasses },
  { name: 'time', every: 60, run: async ({ db }) => void (await followDatabaseTime(db)) },
  { name: 're-seal', every: 3600, run: resealAll },
  { name: 'prune', every: 600, run: ({ db, clock }) => prune(db, clock) },
];

/** Every job of a process, and what it runs with. */
export function jobsOf({ config, db }: Pick<Starting, 'config' | 'db'>) {
  const { environment, fixedNow, serverKeys } = config;
  const clock = createClock(fixedNow);
  const services = { environment, clock, secrets: createSecrets(serverKeys) };
  const provider = paymentProvider(config.payment, db, services);
  const topics = receivers(config);
  const delivery: Job = { name: 'outbox', every: 2, run: (context) => deliverDue(context, topics) };
  return { services, jobs: [delivery, ...paymentJobs(provider), ...JOBS] };
}

interface Starting {
  readonly config: AppServerConfig;
  readonly db: JobContext['db'];
  readonly log: JobContext['log'];
  readonly watch?: JobWatch;
}

/** Starts the jobs; every process may, each run has one owner. */
export function startJobs({ log, watch, ...of }: Starting): Jobs {
  const { services, jobs } = jobsOf(of);
  return repeat(jobs, { ...services, db: of.db, log }, watch);
}
