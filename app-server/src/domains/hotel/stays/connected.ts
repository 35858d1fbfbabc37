import { and, arrayContains, eq, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { partnerKey } from '../../../schema/index.ts';

/** Whether a system reports every arrival at the property whose code this column has. */
export const isConnected = (property: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${partnerKey} where ${and(
    isNull(partnerKey.revokedAt),
    eq(partnerKey.reportsArrivals, true),
    or(
      sql`cardinality(${partnerKey.properties}) = 0`,
      arrayContains(partnerKey.properties, sql`array[${property}]`),
    ),
  )})`;
