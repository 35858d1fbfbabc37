import type { Companion, Companions } from '../../contract/index.ts';

export const NO_COMPANIONS: Companions = { companions: [], showGuests: [] };
export const ANA: Companion = { id: '1', firstName: 'Ana', lastName: 'Ribeiro' };
export const COMPANIONS: Companions = {
  companions: [ANA],
  showGuests: [{ firstName: 'Tai Man', lastName: 'Cheong' }],
};
