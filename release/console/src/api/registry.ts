import { createApi } from '@reduxjs/toolkit/query/react';
import type {
  AuditEntry,
  ChannelHealth,
  ChannelStatus,
  ChecksState,
  Crashes,
  HistoryEntry,
  Holder,
  MatrixChannel,
  ReleaseDifference,
  RemoteGraph,
  VersionNote,
  WireAnswer,
} from '@resort/release/client';
import { ask, type Command } from './ask.ts';

/** The API says of each verb what it answers with; the page takes its word. */
const resultAs =
  <T>() =>
  (answer: WireAnswer): T =>
    answer.result as T;
const on = (channel: string) => `--channel=${channel}`;

/** The registry's verbs, as every client of its API calls them. */
export const registryApi = createApi({
  reducerPath: 'registry',
  baseQuery: ask,
  tagTypes: ['Registry'],
  endpoints: (build) => ({
    whoami: build.query<Holder, void>({
      query: () => ({ verb: 'whoami', args: [] }),
      transformResponse: resultAs<Holder>(),
    }),
    matrix: build.query<MatrixChannel[], void>({
      query: () => ({ verb: 'matrix', args: [] }),
      transformResponse: resultAs<MatrixChannel[]>(),
      providesTags: ['Registry'],
    }),
    status: build.query<ChannelStatus, string>({
      query: (channel) => ({ verb: 'status', args: [on(channel)] }),
      transformResponse: resultAs<ChannelStatus>(),
      providesTags: ['Registry'],
    }),
    versions: build.query<Record<string, VersionNote[]>, void>({
      query: () => ({ verb: 'versions', args: [] }),
      transformResponse: resultAs<Record<string, VersionNote[]>>(),
      providesTags: ['Registry'],
    }),
    health: build.query<ChannelHealth, string>({
      query: (channel) => ({ verb: 'health', args: [on(channel)] }),
      transformResponse: resultAs<ChannelHealth>(),
      providesTags: ['Registry'],
    }),
    crashes: build.query<Crashes, string>({
      query: (name) => ({ verb: 'symbolicate', args: [name] }),
      transformResponse: resultAs<Crashes>(),
    }),
    history: build.query<HistoryEntry[], { channel: string; before: number }>({
      query: ({ channel, before }) => ({ verb: 'history', args: [on(channel), `--before=${before}`] }),
      transformResponse: resultAs<HistoryEntry[]>(),
    }),
    difference: build.query<ReleaseDifference, { channel: string; from: number; to: number }>({
      query: ({ channel, from, to }) => ({ verb: 'diff', args: [String(from), String(to), on(channel)] }),
      transformResponse: resultAs<ReleaseDifference>(),
    }),
    log: build.query<AuditEntry[], void>({
      query: () => ({ verb: 'audit', args: [] }),
      transformResponse: resultAs<AuditEntry[]>(),
      providesTags: ['Registry'],
    }),
    checks: build.query<ChecksState, string>({
      query: (channel) => ({ verb: 'checks', args: [on(channel)] }),
      transformResponse: resultAs<ChecksState>(),
      providesTags: ['Registry'],
    }),
    graph: build.query<RemoteGraph, { channel: string; release: number }>({
      query: ({ channel }) => ({ verb: 'graph', args: [on(channel)] }),
      transformResponse: resultAs<RemoteGraph>(),
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
  useVersionsQuery,
  useHealthQuery,
  useCrashesQuery,
  useLazyHistoryQuery,
  useDifferenceQuery,
  useLazyDifferenceQuery,
  useLogQuery,
  useChecksQuery,
  useGraphQuery,
  useLazyVerificationQuery,
  useChangeMutation,
} = registryApi;
