/** The part of JSON Schema (2020-12) that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/**
 * Where a reader cannot handle what a writer may write, as paths such as `cards[].number`; empty if
 * compatible. Unspecified values pass.
 */
export function unreadable(
  reader: Schema,
  writer: Schema,
  named: Readonly<Record<string, Schema>> = {},
  at = '',
): string[] {
  const read = resolve(reader, named);
  const written = resolve(writer, named);
  const writes = written.anyOf ?? written.oneOf;
  if (writes) return writes.flatMap((one) => unreadable(read, one, named, at));
  const reads = read.anyOf ?? read.oneOf;
  if (reads) {
    const readable = reads.some((one) => unreadable(one, written, named, at).length === 0);
    return readable ? [] : [`${place(at)}: ${kind(written)} is none of its forms`];
  }
  if (!isSameKind(read, written)) return [`${place(at)}: ${kind(read)}, not ${kind(written)}`];
  const unknown = valuesOf(written)?.filter((value) => !(valuesOf(read) ?? [value]).includes(value)) ?? [];
  if (unknown.length > 0) return [`${place(at)}: ${JSON.stringify(unknown[0])} is not among its values`];
  return [...inObject(read, written, named, at), ...inItems(read, written, named, at)];
}

function inObject(
  read: Schema,
  written: Schema,
  named: Readonly<Record<string, Schema>>,
  at: string,
): string[] {
  const mine = read.properties ?? {};
  const theirs = written.properties ?? {};
  const missing = (read.required ?? []).filter(
    (name) => read.type === 'object' && !(written.required ?? []).includes(name),
  );
  const shared = Object.keys(mine).filter((name) => theirs[name] !== undefined);
  return [
    ...missing.map((name) => `${at === '' ? name : `${at}.${name}`}: may be missing`),
    ...shared.flatMap((name) =>
      unreadable(mine[name] ?? {}, theirs[name] ?? {}, named, at === '' ? name : `${at}.${name}`),
    ),
  ];
}

function inItems(
  read: Schema,
  written: Schema,
  named: Readonly<Record<string, Schema>>,
  at: string,
): string[] {
  if (typeof read.items !== 'object' || typeof written.items !== 'object') return [];
  return unreadable(read.items, written.items, named, `${at}[]`);
}

function isSameKind(read: Schema, written: Schema): boolean {
  if (read.type === undefined || written.type === undefined || read.type === written.type) return true;
  return read.type === 'number' && written.type === 'integer';
}

const valuesOf = ({ enum: values, const: value }: Schema) => values ?? (value === undefined ? null : [value]);
const kind = ({ type, const: value }: Schema) =>
  value === undefined ? String(type ?? 'anything') : JSON.stringify(value);
const place = (at: string) => (at === '' ? 'the whole' : at);

function resolve(schema: Schema, named: Readonly<Record<string, Schema>>): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const { type, ...rest } = name === undefined ? schema : (named[name] ?? {});
  if (Array.isArray(type)) return { anyOf: type.map((one) => ({ ...rest, type: one })) };
  return { ...rest, ...(type !== undefined && { type }) };
}
