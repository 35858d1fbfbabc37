type Value = string | number;
type Values = Readonly<Record<string, Value | undefined>>;

/** Reads the texts of one unit by key: `t('order.by', { date, time })`. A key that is not there does not compile. */
export interface TextReader<Keys> {
  <Key extends keyof Keys & string>(key: Key, ...values: ValuesOf<Keys, Key>): string;
}

/** A text with values cannot be read without them; a key made of parts needs those of one of its texts. */
type ValuesOf<Keys, Key extends keyof Keys> = keyof Keys extends Key
  ? [values?: Values] // for a key that is not there, the error is about the key
  : true extends NeedsNone<Keys, Key>
    ? [values?: Values]
    : [values: Needed<Keys, Key>];

type NeedsNone<Keys, Key extends keyof Keys> = Key extends keyof Keys
  ? [Keys[Key]] extends [never]
    ? true
    : false
  : never;

type Needed<Keys, Key extends keyof Keys> = Key extends keyof Keys
  ? Readonly<Record<Keys[Key] & string, Value>> & Values
  : never;
