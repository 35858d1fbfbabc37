import { createApi } from '@reduxjs/toolkit/query/react';
import type {
  AuditEntry,
  ChannelHealth,
  ChannelStatus,
  HistoryEntry,
  Holder,
  MatrixChannel,
  ReleaseDifference,
  WireAnswer,
} from '@resort/release/client';
import { ask, type Command } from './ask.ts';

const result = <T>({ result: found }: WireAnswer): T => found as T;
const on = (channel: string) => `--channel=${channel}`;

/** The registry's verbs, as every client of its API calls them. */
export const registryApi = createApi({
  reducerPath: 'registry',
  baseQuery: ask,
  tagTypes: ['Registry'],
  endpoints: (build) => ({
    whoami: build.query<Holder, void>({
      query: () => ({ verb: 'whoami', args: [] }),
      transformResponse: result<Holder>,
    }),
    matrix: build.query<MatrixChannel[], void>({
      query: () => ({ verb: 'matrix', args: [] }),
      transformResponse: result<MatrixChannel[]>,
      providesTags: ['Registry'],
    }),
    status: build.query<ChannelStatus, string>({
      query: (channel) => ({ verb: 'status', args: [on(channel)] }),
      transformResponse: result<ChannelStatus>,
      providesTags: ['Registry'],
    }),
    health: build.query<ChannelHealth, string>({
      query: (channel) => ({ verb: 'health', args: [on(channel)] }),
      transformResponse: result<ChannelHealth>,
      providesTags: ['Registry'],
    }),
    history: build.query<HistoryEntry[], { channel: string; before: number }>({
      query: ({ channel, before }) => ({ verb: 'history', args: [on(channel), `--before=${before}`] }),
      transformResponse: result<HistoryEntry[]>,
    }),
    difference: build.query<ReleaseDifference, { channel: string; from: number; to: number }>({
      query: ({ channel, from, to }) => ({ verb: 'diff', args: [String(from), String(to), on(channel)] }),
      transformResponse: result<ReleaseDifference>,
    }),
    log: build.query<AuditEntry[], void>({
      query: () => ({ verb: 'audit', args: [] }),
      transformResponse: result<AuditEntry[]>,
      providesTags: ['Registry'],
    }),
    verification: build.query<WireAnswer, void>({ query: () => ({ verb: 'verify', args: [] }) }),
    change: build.mutation<WireAnswer, Command>({
      query: (command) => command,
      // a refusal, too, mostly means that somebody else changed something
      invalidatesTags: ['Registry'],
    }),
  }),
});

export const {
  useWhoamiQuery,
  useMatrixQuery,
  useStatusQuery,
  useHealthQuery,
  useLazyHistoryQuery,
  useDifferenceQuery,
  useLogQuery,
  useLazyVerificationQuery,
  useChangeMutation,
} = registryApi;
