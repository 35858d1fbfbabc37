import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenApiDocument, Operation } from './operations.ts';

/** The raw response. */
export interface RawAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

export const isSuccess = ({ status, text }: RawAnswer): boolean =>
  status === 200 && text.startsWith('{"code":0,');

/** The fault of a response, judged by the OpenAPI document alone; undefined if there is none. */
export type Judge = (operation: Operation, answer: RawAnswer) => string | undefined;

const DOCUMENT = 'openapi';
const LONGEST_COMPLAINT = 900;

/** Escapes a name for a JSON pointer. */
const reference = (pointer: string) => ({ $ref: DOCUMENT + pointer.replace(/[{}]/g, encodeURIComponent) });

function parsed(text: string): { readonly envelope?: unknown } {
  try {
    return { envelope: JSON.parse(text) };
  } catch {
    return {};
  }
}

/** Checks a response: never a 5xx, always an envelope, with data or an error code as documented. */
export function judgeBy(document: OpenApiDocument): Judge {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, DOCUMENT);
  const media = '/content/application~1json/schema';
  const transport = ajv.compile(reference(`#/components/responses/Transport${media}`));
  return ({ responses }, { status, contentType, text }) => {
    const shown = `${status} ${contentType}: ${text.slice(0, 300)}`;
    if (status >= 500) return `a failure of ours: ${shown}`;
    if (status !== 200 && status < 400) return `neither an answer nor a refusal: ${shown}`;
    const { envelope } = parsed(text);
    if (!contentType.startsWith('application/json') || envelope === undefined) return `no JSON: ${shown}`;
    const fits = status === 200 ? ajv.compile(reference(`${responses}/200${media}`)) : transport;
    if (fits(envelope)) return undefined;
    const complaints = ajv.errorsText(fits.errors).slice(0, LONGEST_COMPLAINT);
    return `not as the document has it: ${complaints}\n${shown}`;
  };
}
