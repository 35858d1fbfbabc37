import { LANGUAGES } from '@resort/shared/contract';
import * as z from 'zod';

/** A path, `https://…`, or a host of this machine, where a developer tries pictures. */
const PLACE = String.raw`(?:/(?!/)|https://|http://(?:localhost|127\.0\.0\.1)[:/])[^\s,]+`;
const CANDIDATE = String.raw`${PLACE} \d+(?:\.\d+)?[wx]`;
const ADDRESS = new RegExp(`^${PLACE}$`);
const CANDIDATES = new RegExp(`^${CANDIDATE}(?:, ${CANDIDATE})*$`);

const candidates = z
  .string()
  .regex(CANDIDATES, 'must be addresses with a width or a density, such as "/a.avif 1x, /b.avif 2x"');
const PERCENT = '(?:100|[1-9]?\\d)%';

/** A picture in an imported file; the same shape as in the database. */
export const pictureFile = z
  .strictObject({
    src: z
      .string()
      .regex(ADDRESS, 'must be a path below the API base, or an https address without spaces or commas'),
    alt: z.record(z.enum(LANGUAGES), z.string().trim().min(1)),
    srcset: candidates.optional(),
    sizes: z.string().min(1).optional(),
    width: z.int().positive().optional(),
    height: z.int().positive().optional(),
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, 'must be the dominant colour, such as "#5a1522"')
      .optional(),
    focus: z
      .string()
      .regex(
        new RegExp(`^${PERCENT} ${PERCENT}$`),
        'must be a point from the left and the top, such as "70% 40%"',
      )
      .optional(),
    sources: z.array(z.strictObject({ from: z.int().positive(), srcset: candidates })).optional(),
  })
  .refine(({ width, height }) => (width === undefined) === (height === undefined), {
    error: 'width and height belong together',
    path: ['height'],
  });
