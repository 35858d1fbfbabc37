import { describe, expect, it, jest } from '@jest/globals';
import { totalOf } from './page.ts';

const count = jest.fn(async () => 41);

describe('the total of a list', () => {
  it.each([
    [3, {}, 3],
    [0, {}, 0],
    [1, { pageNum: 3 }, 41],
    [19, { pageNum: 2, pageSize: 20 }, 39],
  ])('is known where the page of %i rows is the last: %j', async (read, asked, total) => {
    count.mockClear();
    expect(await totalOf(read, asked, count)).toBe(total);
    expect(count).not.toHaveBeenCalled();
  });

  it.each([
    [20, {}],
    [0, { pageNum: 2 }],
    [5, { pageSize: 5, pageNum: 4 }],
  ])('is counted where the page of %i rows does not show it: %j', async (read, asked) => {
    count.mockClear();
    expect(await totalOf(read, asked, count)).toBe(41);
    expect(count).toHaveBeenCalledTimes(1);
  });
});
