import { readFileSync } from 'node:fs';

/** Variables that hold secrets, or texts of several lines. Each can be given as a file instead: `SERVER_KEY_FILE=/run/secrets/server-key`. */
export const SECRET_VARIABLES = [
  'ALIYUN_CAPTCHA_EKEY',
  'ALIYUN_CAPTCHA_KEY_SECRET',
  'APPLE_WALLET_CERTIFICATE',
  'APPLE_WALLET_KEY',
  'APPLE_WALLET_WWDR',
  'AWS_SECRET_ACCESS_KEY',
  'DATABASE_NOTICES_URL',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'GOOGLE_WALLET_SERVICE_ACCOUNT',
  'LIMITS_URL',
  'LIVE_CHAT_SECRET',
  'MESSAGE_GATEWAY_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PARTY_SECRET',
  'PAYMENT_SECRET_KEY',
  'PAYMENT_WEBHOOK_SECRET',
  'RELEASE_OIDC_CLIENT_SECRET',
  'RELEASE_REPORT_KEY',
  'RELEASE_SIGNING_KEY',
  'RELEASE_TOKEN',
  'SERVER_KEY',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'VENUE_SECRET',
  'WEATHER_KEY',
  'WECHAT_MINI_APP_SECRET',
  'WECHAT_OFFICIAL_APP_SECRET',
];

function contentOf(variable, path) {
  try {
    const content = readFileSync(path, 'utf8').trim();
    if (content !== '') return content;
  } catch (error) {
    throw new Error(`${variable} names ${path}, which cannot be read (${error.code}).`, { cause: error });
  }
  throw new Error(`${variable} names ${path}, which is empty.`);
}

/**
 * The values of all secrets that `env` names by file: `{ SERVER_KEY: '…' }`. Throws a sentence without the value if a
 * file cannot be read or is empty, or if a secret is given twice.
 */
export function readSecretFiles(env) {
  const values = {};
  for (const name of SECRET_VARIABLES) {
    const variable = `${name}_FILE`;
    if (!env[variable]) continue;
    if (env[name]) throw new Error(`Set ${name} or ${variable}, not both.`);
    values[name] = contentOf(variable, env[variable]);
  }
  return values;
}
