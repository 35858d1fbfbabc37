import { expect, it } from '@jest/globals';
import { fakeServer } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { show } from '../../testing/show.ts';
import TicketsScreen from './TicketsScreen.tsx';

fakeServer();

it('greets, and keeps nobody out', async () => {
  const { container } = show(TicketsScreen, '/tickets');
  await screen.findByRole('heading', { level: 1, name: 'We are preparing this page' });
  expect(await axe(container)).toMatchObject({ violations: [] });
});
