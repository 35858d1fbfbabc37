/** One signature of a message (RFC 9421 §4). */
export interface SignatureInput {
  readonly label: string;
  /** names of what was signed, in order: `@method`, `content-digest` */
  readonly covered: readonly string[];
  /** `created`, `keyid`, `nonce`, `alg`, `expires`, `tag`, without their quotes */
  readonly params: Readonly<Record<string, string>>;
  /** components and parameters as sent, the value of `@signature-params` */
  readonly text: string;
}

/**
 * Only what has one serialization is accepted, so that the text as sent is the text that was signed: one signature,
 * names without parameters, single spaces, strings without escapes.
 */
const INPUT =
  /^([a-z*][a-z0-9_.*-]{0,63})=(\(((?:"[a-z0-9@-]+"(?: "[a-z0-9@-]+")*)?)\)((?:;[a-z]+=(?:\d{1,15}|"[\x20\x21\x23-\x5b\x5d-\x7e]{0,256}"))*))$/;

/** Reads `Signature-Input`; undefined if it is not of that form, or names a component or parameter twice. */
export function readSignatureInput(header: string): SignatureInput | undefined {
  const [, label = '', text = '', names = '', rest = ''] = INPUT.exec(header) ?? [];
  if (label === '') return undefined;
  const covered = [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  const pairs = [...rest.matchAll(/;([a-z]+)=(?:(\d+)|"([^"]*)")/g)].map(
    ([, name = '', number, string = '']) => [name, number ?? string] as const,
  );
  const params = Object.fromEntries(pairs);
  const isOnce = new Set(covered).size === covered.length && Object.keys(params).length === pairs.length;
  return isOnce ? { label, covered, params, text } : undefined;
}

/** Reads the signature with this label from `Signature`. */
export function readSignature(header: string, label: string): Buffer | undefined {
  const prefix = `${label}=:`;
  const value = header.slice(prefix.length, -1);
  const isForm = header.startsWith(prefix) && header.endsWith(':') && /^[A-Za-z0-9+/]+={0,2}$/.test(value);
  return isForm ? Buffer.from(value, 'base64') : undefined;
}
