import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { keptWalletCertificates, type PassCertificates } from './wallet-development.ts';
import { together } from './together.ts';

/** Signs passes of Apple Wallet. */
export interface AppleWallet {
  /** `pass.com.example.members` */
  readonly passType: string;
  readonly team: string;
  /** signed by a certificate that this server made for itself: phones refuse it */
  readonly isSelfMade: boolean;
  certificates(): Promise<PassCertificates>;
}

/** Signs links that save to Google Wallet. */
export interface GoogleWallet {
  readonly issuer: string;
  readonly email: string;
  readonly key: KeyObject;
}

type ReadValue = (name: string) => string | undefined;

const APPLE = [
  'APPLE_WALLET_PASS_TYPE',
  'APPLE_WALLET_TEAM',
  'APPLE_WALLET_CERTIFICATE',
  'APPLE_WALLET_KEY',
  'APPLE_WALLET_WWDR',
] as const;

function certificateOf(name: string, pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new Error(`${name} is not a certificate in PEM.`);
  }
}

function keyOf(name: string, pem: string): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = createPrivateKey(pem);
  } catch {
    // the same sentence as for a key of another kind
  }
  if (key?.asymmetricKeyType !== 'rsa')
    throw new Error(`${name} is not an RSA key in PEM without a passphrase.`);
  return key;
}

/** Development without configuration has a certificate of its own, in the data folder. */
export function readAppleWallet(
  value: ReadValue,
  isDevelopment: boolean,
  dataDir: string,
): AppleWallet | undefined {
  const given = together(value, APPLE);
  if (given === undefined) return isDevelopment ? selfMade(dataDir) : undefined;
  const { APPLE_WALLET_PASS_TYPE: passType, APPLE_WALLET_TEAM: team } = given;
  const certificate = certificateOf('APPLE_WALLET_CERTIFICATE', given.APPLE_WALLET_CERTIFICATE);
  const wwdr = certificateOf('APPLE_WALLET_WWDR', given.APPLE_WALLET_WWDR);
  const key = keyOf('APPLE_WALLET_KEY', given.APPLE_WALLET_KEY);
  if (!certificate.checkPrivateKey(key))
    throw new Error('APPLE_WALLET_KEY is not the key of APPLE_WALLET_CERTIFICATE.');
  if (!certificate.checkIssued(wwdr) || !certificate.verify(wwdr.publicKey))
    throw new Error('APPLE_WALLET_WWDR is not the certificate that issued APPLE_WALLET_CERTIFICATE.');
  const subject = certificate.subject.split('\n');
  if (!subject.includes(`UID=${passType}`))
    throw new Error('APPLE_WALLET_CERTIFICATE is not for APPLE_WALLET_PASS_TYPE.');
  if (!subject.includes(`OU=${team}`))
    throw new Error('APPLE_WALLET_CERTIFICATE is not of APPLE_WALLET_TEAM.');
  const pem = {
    certificate: certificate.toString(),
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    wwdr: wwdr.toString(),
  };
  return { passType, team, isSelfMade: false, certificates: async () => pem };
}

function selfMade(dataDir: string): AppleWallet {
  const [passType, team] = ['pass.local.resort.members', 'DEVELOPMNT'];
  let made: Promise<PassCertificates> | undefined;
  const certificates = () => (made ??= keptWalletCertificates(dataDir, { passType, team }));
  return { passType, team, isSelfMade: true, certificates };
}

const account = z.object({ client_email: z.email(), private_key: z.string() });

function accountOf(name: string, given: string): z.infer<typeof account> {
  try {
    return account.parse(JSON.parse(given));
  } catch {
    // the value is secret, and the parser would repeat it
    throw new Error(`${name} is not the JSON key of a service account.`);
  }
}

export function readGoogleWallet(value: ReadValue): GoogleWallet | undefined {
  const given = together(value, ['GOOGLE_WALLET_ISSUER', 'GOOGLE_WALLET_SERVICE_ACCOUNT']);
  if (given === undefined) return undefined;
  const issuer = given.GOOGLE_WALLET_ISSUER;
  if (!/^\d{10,25}$/.test(issuer)) throw new Error('GOOGLE_WALLET_ISSUER must be the number of an issuer.');
  const name = 'GOOGLE_WALLET_SERVICE_ACCOUNT';
  const { client_email: email, private_key: pem } = accountOf(name, given[name]);
  return { issuer, email, key: keyOf(`private_key of ${name}`, pem) };
}
