import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { failureOf } from './span.ts';

/** The part of a logger that traces need. */
export interface TracesLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** `ExportResultCode.SUCCESS`; importing it would need one more package. */
const SUCCESS = 0;

/** Says once that a collector is away, and once that it is back, however many batches are lost between. */
export function watchExports(exporter: SpanExporter, collector: string, log: TracesLog): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { code }: { readonly code: number } = result;
        const failed = code !== SUCCESS;
        if (failed && !isAway)
          log.warn(
            { collector, reason: failureOf(result.error) },
            'the collector takes no traces; they are dropped until it does, and nothing else is affected',
          );
        if (!failed && isAway) log.info({ collector }, 'the collector takes traces again');
        isAway = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
