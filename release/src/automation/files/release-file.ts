import { parse, stringify } from 'yaml';
import { RefusedError } from '../../base/errors.ts';
import { planOf, type StagePlan } from '../../rollout/stage-plan.ts';
import { assertChannel, isUnitName, isVersion } from '../../storage/names.ts';

/** What a channel should be, in a file. Missing parts stay as they are. */
export interface WantedChannel {
  /** every unit of the channel: one that is missing here is removed */
  pins?: Record<string, string>;
  /** how changed pins roll out: `1%:10m,100%`; default: the policy's stages, else everybody at once */
  stages?: string;
  within?: string;
  policy?: WantedPolicy;
}

export interface WantedPolicy {
  check?: 'required' | 'skipped';
  forcing?: 'allowed' | 'refused';
  approval?: 'required' | 'skipped';
  /** visits */
  sample?: number;
  /** basis points */
  excess?: number;
  /** `none`: to everybody at once */
  stages?: string;
  within?: string;
}

export type WantedChannels = Record<string, WantedChannel>;

export const SCHEMA = 'release-file/1';

type Test = (value: unknown) => boolean;
const isText: Test = (value) => typeof value === 'string';
const isCount: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const oneOf =
  (...words: string[]): Test =>
  (value) =>
    words.includes(String(value));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPins: Test = (value) =>
  isObject(value) &&
  Object.entries(value).every(
    ([unit, version]) => isUnitName(unit) && typeof version === 'string' && isVersion(version),
  );

const POLICY: Readonly<Record<keyof WantedPolicy, Test>> = {
  check: oneOf('required', 'skipped'),
  forcing: oneOf('allowed', 'refused'),
  approval: oneOf('required', 'skipped'),
  sample: isCount,
  excess: isCount,
  stages: isText,
  within: isText,
};
const CHANNEL: Readonly<Record<keyof WantedChannel, Test>> = {
  pins: isPins,
  stages: isText,
  within: isText,
  policy: isObject,
};

/** Reads a release file. Throws RefusedError that names the field. */
export function readReleaseFile(text: string): WantedChannels {
  const file = parsed(text);
  if (!isObject(file) || file['schema'] !== SCHEMA || !isObject(file['channels']))
    throw new RefusedError(`A release file has "schema: ${SCHEMA}" and "channels".`);
  checkFields('the file', file, { schema: isText, channels: isObject });
  for (const [channel, wanted] of Object.entries(file['channels'])) {
    assertChannel(channel);
    if (!isObject(wanted)) throw new RefusedError(`${channel}: is no channel of a release file.`);
    checkFields(channel, wanted, CHANNEL);
    if (isObject(wanted['policy'])) checkFields(`${channel}.policy`, wanted['policy'], POLICY);
    const { stages, within, policy } = wanted as WantedChannel;
    planOf(stages, within);
    planOf(policy?.stages, policy?.within);
  }
  return file['channels'] as WantedChannels;
}

function checkFields(where: string, value: object, tests: Readonly<Record<string, Test>>): void {
  for (const [field, one] of Object.entries(value)) {
    if (!Object.hasOwn(tests, field)) throw new RefusedError(`${where} has no field "${field}".`);
    if (tests[field]?.(one) !== true) throw new RefusedError(`${where}: "${field}" has a wrong value.`);
  }
}

function parsed(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0 }) as unknown;
  } catch (fault) {
    throw new RefusedError(
      `The release file is no YAML: ${fault instanceof Error ? fault.message : 'broken'}`,
    );
  }
}

export const writeReleaseFile = (channels: WantedChannels): string => stringify({ schema: SCHEMA, channels });

/** The plan of a changed pin; undefined: the channel's own rule. */
export const planFor = ({ stages, within }: WantedChannel): StagePlan | undefined =>
  planOf(stages, within) ?? undefined;
