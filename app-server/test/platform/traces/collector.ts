import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span of OTLP's JSON, with its attributes as an object. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly failed: boolean;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
type Wire = Omit<ReceivedSpan, 'attributes' | 'failed' | 'links'> & {
  readonly attributes: readonly Attribute[];
  readonly links?: ReceivedSpan['links'];
  readonly status: { readonly code: number };
};
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Wire[] }[];
  }[];
}

const ERROR = 2;
const plain = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A receiver of OTLP over HTTP in JSON, on a port of its own. */
export class Collector {
  readonly spans: ReceivedSpan[] = [];
  /** the resources of all exports: who sent the spans */
  readonly resources: Record<string, unknown>[] = [];
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isTraces = request.url === '/v1/traces';
      if (isTraces) this.#take(JSON.parse(Buffer.concat(chunks).toString()) as Export);
      response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });

  #take({ resourceSpans }: Export): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      this.resources.push(plain(resource.attributes));
      for (const { spans } of scopeSpans)
        for (const { attributes, links = [], status, ...span } of spans)
          this.spans.push({
            ...span,
            attributes: plain(attributes),
            links,
            failed: status.code === ERROR,
          });
    }
  }

  /** Listens and resolves to its address; `port` 0 is a free one. */
  async open(port = 0): Promise<string> {
    this.#server.listen({ port, host: '127.0.0.1' });
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
