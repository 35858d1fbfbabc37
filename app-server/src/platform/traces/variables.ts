import type { Variables } from '@resort/shared/variables';

export const TRACES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning: 'base address of a collector, e.g. `http://localhost:4318`; spans go to `/v1/traces` below it',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: { meaning: 'the whole address for spans, instead' },
  OTEL_EXPORTER_OTLP_HEADERS: { meaning: 'headers of each export, e.g. `authorization=Bearer%20…`' },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    default: 'http/json',
    meaning:
      'spans are always sent as JSON over HTTP, which every receiver of `http/protobuf` accepts, too; another protocol, such as `grpc`, stops the start',
  },
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: {},
  OTEL_TRACES_EXPORTER: { default: 'otlp', meaning: '`none`: no traces' },
  OTEL_SDK_DISABLED: { default: 'false', meaning: '`true`: no traces' },
  OTEL_TRACES_SAMPLER: {
    default: 'parentbased_always_on',
    meaning:
      'which traces are kept: `always_on`, `always_off`, `traceidratio`, or one of these after `parentbased_`, which follows the flag of a `traceparent`',
  },
  OTEL_TRACES_SAMPLER_ARG: { default: 1, meaning: 'share of `traceidratio`, from 0 to 1' },
  OTEL_SERVICE_NAME: { default: 'resort', meaning: 'name of this service in the collector' },
  OTEL_RESOURCE_ATTRIBUTES: {
    meaning: 'more about this process, e.g. `deployment.environment.name=staging`',
  },
} satisfies Variables;
