import { picture } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { code } from './ids.ts';

export const contentDictionaryCalls = defineCalls({
  'GET /sjm/dict-code/prize-query': {
    reply: z.array(z.object({ code: z.string(), name: z.string(), order: z.int() })),
    access: 'anyone',
    summary: 'Kinds of prizes that members can win at activities',
  },
  'GET /membership/getFrontendUrlPath': {
    query: z.object({ key: code }),
    reply: z.object({
      /** path and query below the language prefix */
      path: z.string(),
    }),
    access: 'anyone',
    errors: ['GONE'],
    summary:
      'Where a named place of the app is, for links that must outlive its paths. CONTENT_GONE: no such name',
  },
  'GET /country/getPictureManagement': {
    query: z.object({ slot: code }),
    reply: z.array(picture),
    access: 'anyone',
    summary: 'The pictures that editors put in a place; none for a place that there is not',
  },
});
