import { createHash, X509Certificate } from 'node:crypto';
import { bringTool } from '../../../tools/bring.mjs';

/** For TLS on this machine only; made anew for each run. */
export interface Certificate {
  key: string;
  cert: string;
  /** SHA-256 of its public key, base64: the form in which Chromium accepts it as trusted */
  pin: string;
}

interface Selfsigned {
  generate(subject: object[], options: object): Promise<{ private: string; cert: string }>;
}

/** A certificate that is merely ignored would keep the browser from caching, so this one is trusted by its key. */
export async function makeCertificate(hosts: readonly string[]): Promise<Certificate> {
  const altNames = hosts.map((value) => ({ type: 2 as const, value }));
  const { generate } = await bringTool<Selfsigned>('certificate');
  const { private: key, cert } = await generate([{ name: 'commonName', value: hosts[0] ?? 'localhost' }], {
    keyType: 'ec',
    curve: 'P-256',
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, pin: createHash('sha256').update(spki).digest('base64') };
}
