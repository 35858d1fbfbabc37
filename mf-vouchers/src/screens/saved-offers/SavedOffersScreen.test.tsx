import { describe, expect, it } from '@jest/globals';
import { fake, fakeServer, page, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { offerCalls } from '../../../contract/index.ts';
import { OFFER } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import SavedOffersScreen from './SavedOffersScreen.tsx';

const say = textsOf('vouchers');

const server = fakeServer();
const SAVED = { ...OFFER, collected: true };
const answer = (saved = page([SAVED])) => server.use(...fake(offerCalls, { 'GET /offer/collects': saved }));
const open = () => show(SavedOffersScreen, '/saved-offers');

describe('saved offers', () => {
  it('are cards that lead to their offers', async () => {
    answer();
    const { container } = open();
    const link = await screen.findByRole('link', { name: OFFER.title });
    expect(link.getAttribute('href')).toBe('/offer?id=3');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('are unsaved by the heart, and leave the list', async () => {
    const saves: unknown[] = [];
    answer();
    server.use(
      ...fake(offerCalls, {
        'POST /offer/collect': ({ payload }) => {
          saves.push(payload['collect']);
          return { collected: payload['collect'] === true };
        },
      }),
    );
    const { user } = open();
    const heart = await screen.findByRole('button', {
      name: say.like('save.action', { title: 'Tea' }),
      pressed: true,
    });
    await user.click(heart);
    await screen.findByRole('heading', { name: say('saved.none.title') });
    await waitFor(() => expect(saves).toEqual([false]));
  });

  it('explain how to save one if there are none', async () => {
    answer(page([]));
    open();
    await screen.findByRole('heading', { name: say('saved.none.title') });
    expect(screen.getByRole('link', { name: say('offer.toOffers') }).getAttribute('href')).toBe('/offers');
  });

  it('can be asked for again', async () => {
    server.use(...fake(offerCalls, { 'GET /offer/collects': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(say('saved.failed'));
    answer();
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('link', { name: OFFER.title });
  });
});
