import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import { watchExports, type TracesLog } from './export-watch.ts';
import { setTracing } from './span.ts';
import type { TracesConfig } from './traces-config.ts';
import { TRACES } from './variables.ts';

/* Only `start.ts` imports this module, and only where a collector is named: the SDK stays unloaded otherwise. */

function samplerOf({ sampler, ratio }: TracesConfig): Sampler {
  const [, isParentBased, rule] = /^(parentbased_)?(.*)$/.exec(sampler) ?? [];
  const ratioBased = () => new TraceIdRatioBasedSampler(ratio);
  const always = () => (rule === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler());
  const root = rule === 'traceidratio' ? ratioBased() : always();
  return isParentBased === undefined ? root : new ParentBasedSampler({ root });
}

/** OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES, and else our own name. */
const resource = () =>
  resourceFromAttributes({ 'service.name': TRACES.OTEL_SERVICE_NAME.default }).merge(
    detectResources({ detectors: [envDetector] }),
  );

/** Makes spans from now on; the exporter reads OTEL_EXPORTER_OTLP_* itself. Resolves once all of them are sent. */
export function startSdk(config: TracesConfig, log: TracesLog): () => Promise<void> {
  const exporter = watchExports(new OTLPTraceExporter(), config.collector, log);
  const provider = new TracerProvider({
    resource: resource(),
    sampler: samplerOf(config),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  setTracing(true);
  return async () => {
    setTracing(false);
    await provider.shutdown();
    trace.disable();
    context.disable();
  };
}
