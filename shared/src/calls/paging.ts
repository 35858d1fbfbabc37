import * as z from 'zod/mini';

/** Members of a body that asks for one page of a list, from 1; at most 50 rows. */
export const paging = {
  pageNum: z._default(z.int().check(z.gte(1)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(50)), 20),
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
