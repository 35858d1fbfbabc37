import { resolve } from 'node:path';
import { readPaymentConfig, type PaymentConfig } from './payment-config.ts';
import { readOrigins } from '@resort/shared/origins';
import { SERVER } from '@resort/shared/variables';
import { defaultDataDir } from '../database/index.ts';
import { readIntegrations, type Integrations } from '../integrations/index.ts';
import { readMessages, type MessageConfig } from './messages-config.ts';
import { keptServerKeys, parseKeyRing, type KeyRing } from './server-key.ts';
import { readTrustedProxies, type IsTrustedProxy } from './trusted-proxy.ts';
import { readRegions, type RegionOf } from './visitor-region.ts';

export type Environment = 'development' | 'production';

export interface AppServerConfig {
  readonly environment: Environment;
  /** absolute */
  readonly dataDir: string;
  /** undefined: the embedded PostgreSQL */
  readonly databaseUrl: string | undefined;
  /** PostgreSQL itself, for notices, where `databaseUrl` is a pooler; undefined: the same as `databaseUrl` */
  readonly noticesUrl: string | undefined;
  /** a replica of `databaseUrl`, for reads that may be some seconds old; undefined: none */
  readonly readUrl: string | undefined;
  /** a Valkey or Redis that counts calls for several processes; undefined: each process counts alone */
  readonly limitsUrl: string | undefined;
  /** base path of the calls: `/gateway`; '' is the root */
  readonly apiBase: string;
  /** undefined: the real time */
  readonly fixedNow: Date | undefined;
  /** signs a visitor's requests; public */
  readonly appKey: string;
  /** 32 bytes each; encrypt and authenticate stored data */
  readonly serverKeys: KeyRing;
  readonly isTrustedProxy: IsTrustedProxy;
  readonly regionOf: RegionOf;
  /** other origins whose pages may call; usually none */
  readonly corsOrigins: readonly string[];
  readonly integrations: Integrations;
  readonly messages: MessageConfig;
  /** the payment provider */
  readonly payment: PaymentConfig;
}

function readEnvironment(value: string = SERVER.APP_ENV.default): Environment {
  if (value === 'development' || value === 'production') return value;
  throw new Error(`APP_ENV is "${value}"; it must be development or production.`);
}

function readApiBase(value: string = SERVER.APP_SERVER_BASE.default): string {
  const isPath = value.startsWith('/') && !value.startsWith('//');
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!isPath && !isOrigin)
    throw new Error(
      `APP_SERVER_BASE is "${value}"; it must be a path such as /gateway, or an http(s) address.`,
    );
  const path = isPath ? value : (url?.pathname ?? '');
  if (/[?#*:%\s]/.test(path))
    throw new Error(`APP_SERVER_BASE is "${value}"; its path must be plain, such as /gateway.`);
  return path.replace(/\/+$/, '');
}

function readFixedNow(value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const instant = new Date(value);
  if (!/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(value) || Number.isNaN(instant.getTime()))
    throw new Error(`APP_NOW is "${value}"; it must be an ISO instant such as 2026-11-21T12:00:00+08:00.`);
  return instant;
}

function readServerKeys(value: string | undefined, environment: Environment, dataDir: string): KeyRing {
  if (value !== undefined) return parseKeyRing(value, 'SERVER_KEY');
  if (environment === 'production')
    throw new Error('SERVER_KEY is missing; in production it must hold 32 bytes in base64.');
  return keptServerKeys(dataDir);
}

/** An address with one of these protocols. The value is not in the message, because it may hold a password. */
function readAddress(name: string, value: string | undefined, like: string, protocols: readonly string[]) {
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new Error(`${name} is not an address such as ${like}.`);
  return value;
}

function readDatabaseAddress(name: string, value: string | undefined): string | undefined {
  const like = 'postgres://user:password@host:5432/database';
  return readAddress(name, value, like, ['postgres:', 'postgresql:']);
}

function readReplicaUrl(value: string | undefined, databaseUrl: string | undefined): string | undefined {
  if (value !== undefined && databaseUrl === undefined)
    throw new Error(
      'DATABASE_READ_URL is set and DATABASE_URL is not; the embedded database has no replica.',
    );
  return readDatabaseAddress('DATABASE_READ_URL', value);
}

function readLimitsUrl(value: string | undefined): string | undefined {
  const protocols = ['redis:', 'rediss:', 'valkey:', 'valkeys:'];
  const address = readAddress('LIMITS_URL', value, 'redis://user:password@host:6379/0', protocols);
  return address?.replace(/^valkey/, 'redis');
}

/**
 * Reads the configuration from environment variables; an empty one counts as unset. Throws one message for an
 * invalid value. In development it may write `<dataDir>/server-key`.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): AppServerConfig {
  const value = (name: string) => env[name] || undefined;
  const environment = readEnvironment(value('APP_ENV'));
  const dataDir = resolve(value('DATA_DIR') ?? defaultDataDir);
  const isTrustedProxy = readTrustedProxies(value('TRUST_PROXY'));
  return {
    environment,
    dataDir,
    databaseUrl: value('DATABASE_URL'),
    noticesUrl: readDatabaseAddress('DATABASE_NOTICES_URL', value('DATABASE_NOTICES_URL')),
    readUrl: readReplicaUrl(value('DATABASE_READ_URL'), value('DATABASE_URL')),
    limitsUrl: readLimitsUrl(value('LIMITS_URL')),
    apiBase: readApiBase(value('APP_SERVER_BASE')),
    fixedNow: readFixedNow(value('APP_NOW')),
    appKey: value('APP_KEY') ?? SERVER.APP_KEY.default,
    serverKeys: readServerKeys(value('SERVER_KEY'), environment, dataDir),
    isTrustedProxy,
    regionOf: readRegions(value('REGION_HEADER'), isTrustedProxy),
    corsOrigins: readOrigins('CORS_ORIGINS', value('CORS_ORIGINS')),
    payment: readPaymentConfig(value, environment),
    integrations: readIntegrations(value, environment === 'development', dataDir),
    messages: readMessages(value, environment === 'development'),
  };
}
