import * as z from 'zod/mini';

/** Members of a request body for one page of a list: pages start at 1 and have 20 rows by default. */
export const paging = {
  pageNum: z.optional(z.int().check(z.gte(1))),
  pageSize: z.optional(z.int().check(z.gte(1), z.lte(50))),
};

/** Whole numbers that arrive as text. */
const number = (from: z.ZodMiniNumber, text: RegExp) =>
  z.optional(z.pipe(z.union([from, z.string().check(z.regex(text))]), z.transform(Number)));

/** The same as query parameters of a GET. */
export const queryPaging = {
  pageNum: number(z.int().check(z.gte(1)), /^[1-9]\d{0,5}$/),
  pageSize: number(z.int().check(z.gte(1), z.lte(50)), /^([1-9]|[1-4]\d|50)$/),
};

/** One page of a list. */
export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    list: z.array(row),
    pageNum: z.int(),
    pageSize: z.int(),
    /** rows of all pages */
    total: z.int(),
    hasMore: z.boolean(),
  });
