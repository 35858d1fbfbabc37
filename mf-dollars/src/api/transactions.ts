import { clientOf } from '@resort/shared/api';
import type { CallReply } from '@resort/shared/contract';
import type { transactionCalls, TransactionType, Unit } from '../../contract/index.ts';
import { dollarsApi } from './dollars-api.ts';

const { get, post } = clientOf<typeof transactionCalls>();
const page = post('/dollar/transaction', { readableOffline: true });

/** Of the list and of its file; days are business dates. */
export interface TransactionFilter {
  unit: Unit;
  types?: TransactionType[];
  from?: string;
  to?: string;
}
type TransactionPage = CallReply<(typeof transactionCalls)['POST /dollar/transaction']>;

const transactionsApi = dollarsApi.injectEndpoints({
  endpoints: (build) => ({
    transactions: build.infiniteQuery<TransactionPage, TransactionFilter, string | undefined>({
      query: ({ queryArg, pageParam }) =>
        page.query({ ...queryArg, ...(pageParam === undefined ? {} : { beforeId: pageParam }) }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ list, hasMore }) => (hasMore ? list.at(-1)?.id : undefined),
      },
      providesTags: ['Balance'],
    }),
    transactionMonths: build.query({
      ...get('/dollar/transaction/months', { readableOffline: true }),
      providesTags: ['Balance'],
    }),
    transactionFile: build.mutation(post('/dollar/transaction/csv', { showToastFail: true })),
  }),
});

export const { useTransactionsInfiniteQuery, useTransactionMonthsQuery, useTransactionFileMutation } =
  transactionsApi;
