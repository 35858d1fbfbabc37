import type { Variables } from '@resort/shared/variables';

export const SERVER = {
  DATABASE_URL: { meaning: 'a PostgreSQL server, version 15 or newer; without it the embedded one runs' },
  DATABASE_NOTICES_URL: {
    meaning:
      'PostgreSQL itself, where `DATABASE_URL` is a pooler that does not forward notices (pgBouncer in transaction mode): one connection of each process hears there what other processes change',
  },
  DATABASE_READ_URL: {
    meaning:
      'a [replica](runbook.md#a-replica-for-reads) of `DATABASE_URL` by streaming replication, for the catalogue and other reads that may be some seconds old; while it is late or gone, they go to `DATABASE_URL`',
  },
  DATABASE_READ_LATE_SECONDS: {
    default: 2,
    meaning: 'a replica that is later than this is not used, 1 to 60',
  },
  DATABASE_POOL: { default: 10, meaning: 'connections of this process to PostgreSQL, 1 to 500' },
  DATABASE_QUEUE: {
    default: 500,
    meaning: 'calls that may wait for a connection; further ones are answered with 503 at once',
  },
  DATABASE_STATEMENT_SECONDS: {
    default: 12,
    meaning: 'longest statement, 1 to 14; PostgreSQL ends a longer one, and its call is answered with 503',
  },
  DATABASE_LOCK_SECONDS: { default: 12, meaning: 'longest wait for one lock, 1 to 14; the same' },
  DATABASE_IDLE_SECONDS: {
    default: 30,
    meaning:
      'longest pause within a transaction; PostgreSQL then ends its connection. Tools and migrations have none of these limits. Behind pgBouncer, allow the three with `ignore_startup_parameters` and set them for the role',
  },
  DATABASE_PREPARED: {
    default: 'on',
    meaning:
      '`off`: statements have no names, for a pooler that does not keep them (pgBouncer in transaction mode before 1.21, or with `max_prepared_statements = 0`); a start that meets one refuses',
  },
  LIMITS_URL: {
    meaning:
      'a Valkey or Redis, e.g. `redis://user:password@host:6379/0`: several processes count calls together there; without it each counts alone. Limits of codes, PINs and money are always in PostgreSQL',
  },
  SERVER_KEY: {
    isRequired: true,
    defaultText: 'generated once in development',
    meaning:
      '32 bytes in base64; encrypts sign keys and codes in the database. Several keys, separated by commas or lines, are a ring: the first encrypts, all decrypt ([rotation and loss](runbook.md#the-key))',
  },
  SERVER_KEY_FILE: { meaning: 'the same, in a file; `npm run keys` writes it' },
  APP_NOW: { meaning: "fixes the server's clock at an ISO instant, for pictures and tests" },
  TRUST_PROXY: { meaning: 'addresses and networks of proxies whose forwarded headers are trusted' },
  REGION_HEADER: {
    meaning:
      "header in which such a proxy sends the visitor's country, e.g. `cf-ipcountry`; it preselects the area code",
  },
  CORS_ORIGINS: {
    meaning:
      'exact origins that may call the API from elsewhere; not needed when app and API share an origin',
  },
  ROLE: {
    default: 'all',
    meaning:
      '`web`: this process answers calls and runs no background job; `all`: both. At least one process on each database must be `all`',
  },
  MIGRATE: {
    default: 'start',
    meaning:
      '`start`: a start migrates the database; `off`: it only checks the schema, and refuses one that does not fit ([migrations](runbook.md#migrations-both-ways-of-time))',
  },
  METRICS_PORT: { meaning: 'port of `GET /metrics` for Prometheus; without it there are no metrics' },
  METRICS_HOST: {
    default: '127.0.0.1',
    meaning: 'address to which the metrics port is bound; localhost unless an address is given',
  },
  DRAIN_SECONDS: {
    default: 0,
    meaning:
      'how long a process that was asked to stop keeps serving while `/ready` answers 503; at most 300',
  },
} satisfies Variables;

export const MESSAGES = {
  SMTP_URL: { isRequired: true, meaning: 'mail server, e.g. `smtps://user:password@mail.example.com:465`' },
  MAIL_FROM: { isRequired: true, meaning: 'sender of mails, e.g. `Resort Members <members@example.com>`' },
  MESSAGE_GATEWAY_URL: {
    isRequired: true,
    meaning: 'gateway that sends text messages and makes calls; receives signed JSON',
  },
  MESSAGE_GATEWAY_SECRET: { isRequired: true, meaning: 'signs these requests' },
} satisfies Variables;

export const PAYMENT = {
  PAYMENT_URL: {
    isRequired: true,
    meaning: 'base address of the [hosted payment page](hosted-payment-page.md)',
  },
  PAYMENT_SECRET_KEY: { isRequired: true, meaning: 'bearer token sent to it' },
  PAYMENT_WEBHOOK_SECRET: { isRequired: true, meaning: 'verifies its webhooks' },
  PAYMENT_METHODS: { default: 'CARD', meaning: 'some of `CARD,WALLET`' },
  PAYMENT_SAVED_CARDS: {
    default: 'off',
    meaning: '`on`: the page keeps cards for members, who can pay with them again',
  },
} satisfies Variables;
