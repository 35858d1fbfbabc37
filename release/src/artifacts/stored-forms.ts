import { bestForm } from './best-form.ts';
import { ENCODINGS, isText } from './compressed-forms.ts';

const WORTH_IT_BYTES = 1024;

/** A file's stored objects: the file and, for text over 1 kB, its compressed forms. */
export async function storedForms(path: string, body: Buffer): Promise<[path: string, body: Buffer][]> {
  if (!isText(path) || body.length <= WORTH_IT_BYTES) return [[path, body]];
  const forms = ENCODINGS.map(async ({ token, suffix }): Promise<[string, Buffer]> => [
    path + suffix,
    await bestForm(token, body),
  ]);
  return [[path, body], ...(await Promise.all(forms))];
}
