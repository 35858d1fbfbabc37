import { memberDataCalls } from '@resort/mf-membership/contract';
import { serve } from '../../platform/calls/serve.ts';
import { MEMBER_DATA_LIMITS, memberDataOf } from './member-data.ts';

export const memberDataRoutes = serve(memberDataCalls)(
  { 'GET /member/data': memberDataOf },
  { 'GET /member/data': MEMBER_DATA_LIMITS },
);
