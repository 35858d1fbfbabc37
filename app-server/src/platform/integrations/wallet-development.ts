import { generateKeyPairSync } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { pki } from 'node-forge';

/** PEM */
export interface PassCertificates {
  /** of the pass type */
  readonly certificate: string;
  /** PKCS #8 */
  readonly key: string;
  /** of Apple's authority that issued it */
  readonly wwdr: string;
}

interface Named {
  readonly passType: string;
  readonly team: string;
}

const YEARS = 10;
const AUTHORITY = [{ name: 'commonName', value: 'Development stand-in for Apple WWDR' }];

const subjectOf = ({ passType, team }: Named) => [
  { type: '0.9.2342.19200300.100.1.1', value: passType },
  { name: 'commonName', value: `Development pass type: ${passType}` },
  { name: 'organizationalUnitName', value: team },
];

/** An authority and a certificate of the pass type; in files of the shape that Apple's have. */
async function makeCertificates(named: Named): Promise<PassCertificates> {
  const { default: forge } = await import('node-forge');
  // node makes keys in a tenth of a second, forge in several
  const pair = () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const key = forge.pki.privateKeyFromPem(pem);
    return { pem, key, publicKey: forge.pki.setRsaPublicKey(key.n, key.e) };
  };
  const [authority, own] = [pair(), pair()];
  const issue = (
    serial: string,
    subject: pki.CertificateField[],
    publicKey: pki.rsa.PublicKey,
    isCa: boolean,
  ) => {
    const made = forge.pki.createCertificate();
    made.serialNumber = serial;
    made.publicKey = publicKey;
    made.validity.notAfter.setFullYear(made.validity.notBefore.getFullYear() + YEARS);
    made.setSubject(subject);
    made.setIssuer(AUTHORITY);
    made.setExtensions([{ name: 'basicConstraints', cA: isCa, critical: true }]);
    made.sign(authority.key, forge.md.sha256.create());
    return forge.pki.certificateToPem(made);
  };
  return {
    wwdr: issue('01', AUTHORITY, authority.publicKey, true),
    certificate: issue('02', subjectOf(named), own.publicKey, false),
    key: own.pem,
  };
}

/** The certificates of development: made once in `<dataDir>/wallet-development.json`, readable by its owner only. */
export async function keptWalletCertificates(dataDir: string, named: Named): Promise<PassCertificates> {
  const path = join(dataDir, 'wallet-development.json');
  if (!existsSync(path)) {
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(await makeCertificates(named), null, 2), { mode: 0o600 });
    try {
      // creating a link is atomic, so that two concurrent processes read the same certificates
      linkSync(draft, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
  }
  return JSON.parse(readFileSync(path, 'utf8')) as PassCertificates;
}
