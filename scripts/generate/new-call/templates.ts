/** The names of a new call in code. */
export interface CallNames {
  /** `GET /member/keepsakes` */
  call: string;
  /** `keepsakes`, `room-keys`: its files */
  topic: string;
  /** `keepsakes`, `roomKeys`: its table and endpoint */
  camel: string;
  /** `Keepsakes`, `RoomKeys` */
  pascal: string;
  /** `mf-membership` */
  unit: string;
}

export const rowSource = ({ call, camel, pascal }: CallNames) => `\
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

const row = z.object({
  id: z.string(),
  /** in the request's language */
  name: z.string(),
});
export type ${pascal}Row = z.infer<typeof row>;

export const ${camel}Calls = defineCalls({
  '${call}': {
    reply: z.array(row),
    summary: 'Rows of the table ${camel}, in the order in which they were added',
  },
});
`;

export const endpointSource = ({ call, camel, pascal }: CallNames) => `\
import { baseApi, clientOf } from '@resort/shared/api';
import type { ${camel}Calls } from '../../contract/index.ts';

const { get } = clientOf<typeof ${camel}Calls>();

const ${camel}Api = baseApi.injectEndpoints({
  endpoints: (build) => ({ ${camel}: build.query(get('${call.slice('GET '.length)}')) }),
});

export const { use${pascal}Query } = ${camel}Api;
`;

export const tableSource = ({ camel }: CallNames) => `\
import type { Language } from '@resort/shared/contract';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { identityKey, stamps } from '../../../schema/columns.ts';

export const ${camel} = pgTable('${camel.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}', {
  id: identityKey(),
  name: jsonb().$type<Record<Language, string>>().notNull(),
  ...stamps,
});
`;

export const handlerSource = ({ call, topic, camel, pascal, unit }: CallNames) => `\
import type { ${camel}Calls, ${pascal}Row } from '@resort/${unit}/contract';
import { asc } from 'drizzle-orm';
import type { ContextOf } from '../../platform/context.ts';
import { ${camel} } from './tables/${topic}.ts';

/** All rows, the oldest first. */
export async function ${camel}Of({
  db,
  language,
}: ContextOf<typeof ${camel}Calls, '${call}'>): Promise<${pascal}Row[]> {
  const rows = await db.select().from(${camel}).orderBy(asc(${camel}.id));
  return rows.map(({ id, name }) => ({ id: String(id), name: name[language] }));
}
`;

export const serverTestSource = ({ call, topic, camel, pascal, unit }: CallNames) => `\
import { expect, it } from '@jest/globals';
import type { ${pascal}Row } from '@resort/${unit}/contract';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { send } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import { ${camel} } from './tables/${topic}.ts';

let ground: Ground;
standOn((given) => (ground = given));

it('returns every row, with its name in the language of the request', async () => {
  const { app, database } = ground;
  const name = { en: 'One', tc: '一', sc: '一', kr: '하나', jp: '一つ' };
  const [row] = await database.db.insert(${camel}).values({ name }).returning();
  const as = await signIn(app, '66000001');
  const { envelope } = await send<${pascal}Row[]>(app, '${call}', { as });
  expect(envelope.data).toEqual([{ id: String(row?.id), name: 'One' }]);
});

it('needs a member', async () => {
  const { envelope } = await send(ground.app, '${call}');
  expect(envelope.code).not.toBe(0);
});
`;
