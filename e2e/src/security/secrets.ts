import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasDemoSecrets, demoPassword } from '../../../app-server/demo/seeds/sign-in.ts';
import { DEMO_MEMBERS } from '../../../app-server/demo/seeds/members.ts';
import { DEMO_GATE_PIN } from '../../../app-server/demo/seeds/tickets/gates.ts';
import { DEMO_OUTLET_PIN } from '../../../app-server/demo/seeds/vouchers/outlets.ts';

/** A value that no file for a browser may contain. */
export interface Secret {
  name: string;
  text: string;
}

/** Variables whose values are public. */
const PUBLIC = new Set(['APP_KEY', 'VAPID_PUBLIC_KEY', 'RELEASE_TRUSTED_KEYS']);
const ROOT = new URL('../../..', import.meta.url);
const CONFIGURATION = new URL('docs/configuration.md', ROOT);

/** Those in docs/configuration.md, which lists every variable that the code reads. */
function namesOfVariables(): string[] {
  const rows = readFileSync(CONFIGURATION, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  );
  return names.filter((name) => /SECRET|KEY|SMTP_URL|DATABASE_URL/.test(name) && !PUBLIC.has(name));
}

/** Names and values of the server's secrets, of this product and its demo. */
export function secretsOf(dataDir: string): Secret[] {
  const keys = join(dataDir, 'release-keys');
  const files = ['server-key', ...readdirSync(keys).map((file) => `release-keys/${file}`)].filter(
    (file) => existsSync(join(dataDir, file)) && !/trusted|pub/.test(file),
  );
  return [
    ...namesOfVariables().map((text) => ({ name: `the name ${text}`, text })),
    ...files.flatMap((file) => {
      const lines = readFileSync(join(dataDir, file), 'utf8')
        .split('\n')
        .filter((line) => line.length > 20);
      return lines.map((text) => ({ name: `a line of ${file}`, text }));
    }),
    ...DEMO_MEMBERS.map(({ phone }) => phone)
      .filter(hasDemoSecrets)
      .map((phone) => ({ name: `the password of ${phone}`, text: demoPassword(phone) })),
    { name: 'the PIN of the outlets', text: DEMO_OUTLET_PIN },
    { name: 'the PIN of the gates', text: DEMO_GATE_PIN },
    { name: 'a private key', text: 'PRIVATE KEY-----' },
    { name: 'the address of a source map', text: 'sourceMappingURL' },
    { name: 'a folder of the machine that built it', text: ROOT.pathname },
    { name: 'a call of the outbox', text: '/_dev/' },
  ];
}
