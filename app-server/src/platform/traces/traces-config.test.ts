import { describe, expect, it } from '@jest/globals';
import { readTraces } from './traces-config.ts';

const COLLECTOR = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://name:secret@collector:4318/base' };

describe('the variables of OpenTelemetry', () => {
  it.each([
    [{}],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
    [{ ...COLLECTOR, OTEL_SDK_DISABLED: 'true' }],
    [{ ...COLLECTOR, OTEL_TRACES_EXPORTER: 'none' }],
  ])('%j ask for no traces', (env) => expect(readTraces(env)).toBeUndefined());

  it('name a collector and a sampler; the address in the log has no password', () => {
    expect(readTraces(COLLECTOR)).toEqual({
      collector: 'http://collector:4318',
      sampler: 'parentbased_always_on',
      ratio: 1,
    });
    const share = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
    expect(readTraces({ ...COLLECTOR, ...share })).toMatchObject({
      sampler: 'parentbased_traceidratio',
      ratio: 0.1,
    });
  });

  it.each([
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT is not an http(s) address',
    ],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'x' }, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is not'],
    [{ ...COLLECTOR, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL is "grpc"'],
    [
      { ...COLLECTOR, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'json' },
      'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL is "json"',
    ],
    [{ ...COLLECTOR, OTEL_SDK_DISABLED: 'yes' }, 'OTEL_SDK_DISABLED is "yes"; it must be true or false.'],
    [{ ...COLLECTOR, OTEL_RESOURCE_ATTRIBUTES: 'region=hk,zone' }, 'OTEL_RESOURCE_ATTRIBUTES is not a list'],
    [{ ...COLLECTOR, OTEL_RESOURCE_ATTRIBUTES: 'region=%zz' }, 'OTEL_RESOURCE_ATTRIBUTES is not a list'],
    [{ ...COLLECTOR, OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER is "zipkin"'],
    [{ ...COLLECTOR, OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER is "some"; it must be one of'],
    [{ ...COLLECTOR, OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG is "2"'],
  ])('%j stop the start with a sentence', (env, sentence) => {
    expect(() => readTraces(env)).toThrow(sentence);
  });

  it('stop the start with a sentence that does not repeat a password', () => {
    const OTEL_EXPORTER_OTLP_HEADERS = 'Bearer hidden';
    expect(() => readTraces({ ...COLLECTOR, OTEL_EXPORTER_OTLP_HEADERS })).toThrow(
      /^OTEL_EXPORTER_OTLP_HEADERS is not a list such as (?!.*hidden)/,
    );
  });

  it('may contain headers and attributes', () => {
    const pairs = {
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a.b-c==, x-tenant=resort',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging,region=hk',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    };
    expect(readTraces({ ...COLLECTOR, ...pairs })?.collector).toBe('http://collector:4318');
  });
});
