import type { Companion, Companions } from '../../contract/index.ts';

export const NO_COMPANIONS: Companions = { companions: [], visitors: [] };
export const ANA: Companion = { id: '1', firstName: 'Ana', lastName: 'Ribeiro' };
export const COMPANIONS: Companions = {
  companions: [ANA],
  visitors: [{ firstName: 'Tai Man', lastName: 'Cheong' }],
};
