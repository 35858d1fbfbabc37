import { inEach } from '@resort/shared/contract';
import * as z from 'zod/mini';

/** A text of one language: not blank. */
export const text = z.string().check(z.regex(/\S/, { error: 'a text' }));

/** A text in each language. */
export const texts = z.strictObject(inEach(() => text));

/** A picture: its address below the API base, or on another host, and what it shows. `{skin}` is the page's skin. */
export const picture = z.strictObject({
  src: z.string().check(
    z.regex(/^(?:https:\/\/|\/(?!\/))\S+$/, {
      error: 'an address: https://… or a path below the API base',
    }),
  ),
  alt: texts,
});

/** Path and query below the language prefix. The import also checks that its screen and its target exist. */
export const link = z
  .string()
  .check(
    z.regex(/^\/(?!\/)\S*$/, { error: 'a path of the app, such as /offers or /landing?id=winter-lights' }),
  );

const CODE = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/** The editors' name for something. */
export const code = z
  .string()
  .check(z.regex(CODE, { error: 'a code: letters, digits and hyphens, 40 at most' }));

/** A hotel's code; the import checks that there is such a hotel. */
export const property = z.string().check(z.regex(CODE, { error: 'the code of a hotel' }));

const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(value).toISOString().slice(0, 10) === value;

const isRealDay = (value: string) => {
  const time = Date.parse(value);
  return !Number.isNaN(time) && isDay(value);
};

/** A business day in Macau. */
export const day = z.string().check(z.refine(isRealDay, { error: 'a day, such as 2026-12-24' }));

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\+08:00$/;

/** An instant in Macau's time. */
export const instant = z.string().check(
  z.refine((value) => isRealDay(INSTANT.exec(value)?.[1] ?? ''), {
    error: 'an instant in Macau, such as 2026-12-24T18:00:00+08:00',
  }),
);

/** HH:mm in Macau. */
export const timeOfDay = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'a time, such as 09:30' }));
