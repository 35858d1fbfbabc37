import type { CallReply } from '@resort/shared/contract';
import type { companionCalls, Companion } from '../../contract/index.ts';

type Companions = CallReply<(typeof companionCalls)['GET /member/companions']>;

export const NO_COMPANIONS: Companions = { companions: [], visitors: [] };
export const ANA: Companion = { id: '1', firstName: 'Ana', lastName: 'Ribeiro' };
export const COMPANIONS: Companions = {
  companions: [ANA],
  visitors: [{ firstName: 'Tai Man', lastName: 'Cheong' }],
};
