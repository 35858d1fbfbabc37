import * as z from 'zod/mini';

/** Members of a body that asks for one page of a list: from 1, of 20 rows unless it says otherwise. */
export const paging = {
  pageNum: z.optional(z.int().check(z.gte(1))),
  pageSize: z.optional(z.int().check(z.gte(1), z.lte(50))),
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
