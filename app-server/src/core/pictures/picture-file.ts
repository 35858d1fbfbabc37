import { LANGUAGES } from '@resort/shared/contract';
import * as z from 'zod';

const ADDRESS = /^(\/(?!\/)|https:\/\/)[^\s,]+$/;
const CANDIDATES =
  /^(\/(?!\/)|https:\/\/)[^\s,]+ \d+(\.\d+)?[wx](, (\/(?!\/)|https:\/\/)[^\s,]+ \d+(\.\d+)?[wx])*$/;

/** A picture in an imported file; the same shape as in the database. */
export const pictureFile = z
  .strictObject({
    src: z
      .string()
      .regex(ADDRESS, 'must be a path below the API base, or an https address without spaces or commas'),
    alt: z.record(z.enum(LANGUAGES), z.string().trim().min(1)),
    srcset: z
      .string()
      .regex(CANDIDATES, 'must be addresses with a width or a density, such as "/a.avif 1x, /b.avif 2x"')
      .optional(),
    sizes: z.string().min(1).optional(),
    width: z.int().positive().optional(),
    height: z.int().positive().optional(),
  })
  .refine(({ width, height }) => (width === undefined) === (height === undefined), {
    error: 'width and height belong together',
    path: ['height'],
  });
