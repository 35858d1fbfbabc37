import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiError } from '../../../api/index.ts';
import { PROTOCOL_CODES } from '../../../contract/protocol-codes.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { Detail } from './detail.tsx';

const refused = (code: number, errorCode: string): ApiError => ({
  kind: 'business',
  code,
  errorCode,
  message: null,
  data: null,
  status: 200,
});

function show(query: { data?: string; error?: unknown }, isNothing = false) {
  const refetch = jest.fn();
  renderPart(
    <Detail
      title="Offer"
      isNothing={isNothing}
      query={{ isFetching: false, refetch, ...query }}
      failed="It could not be read."
      unknown={{
        title: 'No such offer',
        why: 'It may be over.',
        way: { to: '/offers', label: 'All offers' },
      }}
    >
      {(name) => <h1>{name}</h1>}
    </Detail>,
  );
  return refetch;
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('shows the thing, also while it is refetched or a refetch failed', () => {
  show({ data: 'Afternoon tea', error: refused(50000, 'INTERNAL') });
  expect(heading()).toBe('Afternoon tea');
});

it('shows nothing during a short wait', () => {
  show({});
  expect([heading(), screen.queryByRole('button'), screen.queryByRole('link')]).toEqual([
    'Offer',
    null,
    null,
  ]);
});

it('a failure can be retried', async () => {
  const refetch = show({ error: refused(50000, 'INTERNAL') });
  expect(screen.getByText('It could not be read.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it.each([
  ['never was', { error: refused(PROTOCOL_CODES.NOT_FOUND, 'NOT_FOUND') }, false],
  ['is gone, whatever is still kept of it', { data: 'Afternoon tea', error: refused(40000, 'GONE') }, false],
  ['is not even named by the address', {}, true],
])('offers a way on from what %s, and no retry', (_, query, isNothing) => {
  show(query, isNothing);
  expect(screen.getByText('No such offer')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All offers' }).getAttribute('href')).toContain('/offers');
  expect(screen.queryByRole('button')).toBeNull();
});
