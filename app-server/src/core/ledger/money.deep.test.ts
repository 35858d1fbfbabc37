/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, describe, it, jest } from '@jest/globals';
import { twoPools, type TwoPools } from '../../../test/database/two-pools.ts';
import { registerTestKind } from '../../../test/made/test-orders.ts';
import { checkAgainstModel, checkInvariants, checkOrders } from '../../../test/model/properties.ts';

jest.setTimeout(600_000);

registerTestKind();
let pools: TwoPools;

beforeAll(async () => {
  pools = await twoPools();
});
afterAll(async () => {
  await pools.drop();
});

describe('a thousand random operations over ledger, vouchers, orders and payments', () => {
  it('match the model, after each of them', () => checkAgainstModel(pools.db, 1000, 3));

  it('keep every invariant when they run concurrently', () => checkInvariants(pools, 1000, 3));

  it('keep every invariant when orders are booked, paid and cancelled concurrently', () =>
    checkOrders(pools, 1000, 3));
});
