import { describe, expect, it } from '@jest/globals';
import { eitherOf } from './replace.ts';

const count = (period: string, quantity: number) => ({
  orderId: 1,
  type: 'COVERS',
  key: 'a',
  period,
  quantity,
});
const time = (key: string, from: string, to: string) => ({
  orderId: 1,
  type: 'PRIVATE_ROOM',
  key,
  from: `2027-01-01T${from}:00.000Z`,
  to: `2027-01-01T${to}:00.000Z`,
});

describe('the inventory for either of two options', () => {
  it('is the maximum of each counter, with its opening value', () => {
    const one = { counts: [count('19:00', 2), count('19:15', 2)] };
    const other = {
      counts: [
        { ...count('19:15', 4), opensWith: 12 },
        { ...count('19:30', 4), opensWith: 12 },
      ],
    };
    expect(eitherOf(one, other).counts).toEqual([
      count('19:00', 2),
      { ...count('19:15', 4), opensWith: 12 },
      { ...count('19:30', 4), opensWith: 12 },
    ]);
    expect(eitherOf(other, one)).toEqual({
      counts: expect.arrayContaining(eitherOf(one, other).counts as unknown[]),
      resources: [],
    });
  });

  it('includes a resource for both times, merged if they overlap', () => {
    const [early, late] = [time('moon', '19:00', '21:00'), time('moon', '20:00', '22:00')];
    expect(eitherOf({ resources: [late] }, { resources: [early] }).resources).toEqual([
      time('moon', '19:00', '22:00'),
    ]);
    const [within, after, other] = [
      time('moon', '19:30', '20:00'),
      time('moon', '21:00', '23:00'),
      time('sun', '19:00', '21:00'),
    ];
    expect(eitherOf({ resources: [early, after] }, { resources: [within, other] }).resources).toEqual([
      early,
      other,
      after,
    ]);
  });
});
