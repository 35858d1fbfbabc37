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
    [{ ...COLLECTOR, OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER is "zipkin"'],
    [{ ...COLLECTOR, OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER is "some"; it must be one of'],
    [{ ...COLLECTOR, OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG is "2"'],
  ])('%j stop the start with a sentence', (env, sentence) => {
    expect(() => readTraces(env)).toThrow(sentence);
  });
});
