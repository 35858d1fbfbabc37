import { TRACES } from './variables.ts';

/** Which traces that begin here are kept; those that others began follow their flag, except `always…` and `traceidratio`. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** What the SDK's exporter does not read itself. */
export interface TracesConfig {
  /** for the log: scheme, host and port, because an address may contain a password */
  readonly collector: string;
  readonly sampler: (typeof SAMPLERS)[number];
  /** of `…traceidratio`, from 0 to 1 */
  readonly ratio: number;
}

type Read = (name: string) => string | undefined;

function collectorOf(value: Read): string | undefined {
  const names = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
  const name = names.find((one) => value(one) !== undefined);
  if (name === undefined) return undefined;
  const text = value(name) ?? '';
  const { protocol, origin } = URL.canParse(text) ? new URL(text) : { protocol: '', origin: '' };
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error(`${name} is not an http(s) address such as http://localhost:4318.`);
  return origin;
}

function readSampler(text: string): TracesConfig['sampler'] {
  const sampler = SAMPLERS.find((one) => one === text);
  if (sampler === undefined)
    throw new Error(`OTEL_TRACES_SAMPLER is "${text}"; it must be one of ${SAMPLERS.join(', ')}.`);
  return sampler;
}

function readRatio(text: string): number {
  const ratio = Number(text);
  if (!/^[\d.]+$/.test(text) || !(ratio >= 0 && ratio <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG is "${text}"; it must be a number from 0 to 1.`);
  return ratio;
}

/** gRPC has another port and another format. Who accepts protobuf over HTTP accepts JSON, by OTLP's standard. */
function refuseOthers(value: Read): void {
  for (const name of ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL']) {
    const protocol = value(name) ?? TRACES.OTEL_EXPORTER_OTLP_PROTOCOL.default;
    if (protocol !== 'http/json' && protocol !== 'http/protobuf')
      throw new Error(`${name} is "${protocol}"; this server sends JSON over HTTP: http/json.`);
  }
  const exporter = value('OTEL_TRACES_EXPORTER') ?? TRACES.OTEL_TRACES_EXPORTER.default;
  if (exporter !== 'otlp' && exporter !== 'none')
    throw new Error(`OTEL_TRACES_EXPORTER is "${exporter}"; it must be otlp or none.`);
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The SDK ignores what it cannot read, and a collector then refuses spans without their password. */
function checkPairs(value: Read): void {
  for (const name of ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_RESOURCE_ATTRIBUTES']) {
    const pairs = value(name)?.split(',') ?? [];
    if (!pairs.every((pair) => /^\s*[\w.-]+\s*=[\x20-\x7e]*$/.test(pair) && canDecode(pair)))
      throw new Error(`${name} is not a list such as name=value,other=percent%20encoded.`);
  }
}

function readDisabled(text: string): boolean {
  const word = text.toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  throw new Error(`OTEL_SDK_DISABLED is "${text}"; it must be true or false.`);
}

/** The standard variables of OpenTelemetry; undefined where no collector is named. Throws a message. */
export function readTraces(env: Readonly<Record<string, string | undefined>>): TracesConfig | undefined {
  const value = (name: string) => env[name] || undefined;
  const collector = collectorOf(value);
  refuseOthers(value);
  checkPairs(value);
  const isOff = readDisabled(value('OTEL_SDK_DISABLED') ?? TRACES.OTEL_SDK_DISABLED.default);
  if (collector === undefined || isOff || value('OTEL_TRACES_EXPORTER') === 'none') return undefined;
  return {
    collector,
    sampler: readSampler(value('OTEL_TRACES_SAMPLER') ?? TRACES.OTEL_TRACES_SAMPLER.default),
    ratio: readRatio(value('OTEL_TRACES_SAMPLER_ARG') ?? String(TRACES.OTEL_TRACES_SAMPLER_ARG.default)),
  };
}
