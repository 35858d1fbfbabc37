/** The part of JSON Schema that `openapi.json` uses. */
export interface Schema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/**
 * Formats that the document leaves to the names of its fields. Everything else that is only "a string" gets
 * the name of its field as a value.
 */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/^(src|url|imageUrl|picture|scriptUrl|entryUrl)$/, '/picture.svg'],
  [/^(link|route)$/, '/home'],
  [/^icon$/, 'room'],
  [/^signKey$|^registerKey$/, 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='],
  [/^currency$/, 'MOP'],
  [/^countryCode$/, 'MO'],
  [/^phoneArea$|^dial$|^areaCodes?$/, '+853'],
  [/^example$/, '66001234'],
  [/^(doorsAt|start|end|hours|checkInFrom|checkOutBy)$/, '15:00'],
  [/(At|Until|^until|^at|^asOf)$/, '2027-03-31T15:00:00+08:00'],
  [/^(dates?|checkIn|from|validFrom|first|firstDay|periodEnd|effectiveFrom|publicFrom)$/, '2027-03-31'],
  [/^(to|checkOut|validTo|last|lastDay|dateOfBirth)$/, '2027-04-01'],
  [
    /^(amount|balance|balanceAfter|cash|deduct|deposit|dollars|face|fee|fromPrice|fromTotal|maxDeduct|minimumSpend|minPrice|minSpend|money|moneyBack|dollarsBack|payable|penalty|penaltyNow|perNight|price|rate|rateToMop|roomTotal|service|subtotal|tax|total|held|pending|pendingRelease|diff)$/,
    '10.00',
  ],
];

/** One text for each kind of pattern: a field without a suitable name takes the first that its pattern allows. */
const BY_PATTERN = ['1', '10.00', '2027-03-31', '2027-03', '15:00', '+853', 'MO', '6600', 'name', 'A1'];

function textOf({ pattern, format, allOf = [], minLength = 0 }: Schema, name: string): string {
  if (format === 'email') return 'member@example.com';
  const named = BY_NAME.find(([names]) => names.test(name))?.[1] ?? name.padEnd(minLength, '-');
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter((each) => each !== undefined);
  const forms = patterns.map((each) => new RegExp(each, 'u'));
  const fitting = [named, ...BY_PATTERN].find((text) => forms.every((form) => form.test(text)));
  if (fitting === undefined) throw new Error(`no text for ${name}: ${patterns.join(' and ')}`);
  return fitting;
}

/** A value that a schema describes: the required fields, one entry in each list, the first of several forms. */
export function sample(schema: Schema, name = ''): unknown {
  const { allOf, items, properties = {}, required = [] } = schema;
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const form = (schema.anyOf ?? schema.oneOf)?.[0];
  if (form !== undefined) return sample(form, name);
  if (allOf !== undefined && schema.type === undefined)
    return Object.assign({}, ...allOf.map((part) => sample(part, name)));
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(required.map((each) => [each, sample(properties[each] ?? {}, each)]));
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sample(items ?? {}, name));
    case 'integer':
    case 'number':
      return numberOf(schema, name);
    case 'boolean':
      return false;
    case 'string':
      return textOf(schema, name);
    default:
      return null;
  }
}

/** A phone number's length; every other number is the smallest that is allowed and positive. */
const numberOf = ({ minimum = 1, exclusiveMinimum = 0 }: Schema, name: string): number =>
  /^(min|max)Length$/.test(name) ? 8 : Math.max(1, minimum, exclusiveMinimum + 1);
