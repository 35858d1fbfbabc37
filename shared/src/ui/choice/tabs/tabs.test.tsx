import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderPart } from '../../../testing/render-part.tsx';
import { Tabs } from './tabs.tsx';
import { useTabInAddress } from './use-tab-in-address.ts';

const IDS = ['ready', 'used', 'expired'] as const;

function Vouchers() {
  const [selected, select] = useTabInAddress(IDS);
  return (
    <Tabs
      label="Vouchers"
      tabs={[
        { id: 'ready', label: 'Ready', count: 6, countLabel: '6 vouchers' },
        { id: 'used', label: 'Used', count: 2 },
        { id: 'expired', label: 'Expired' },
      ]}
      selected={selected}
      onSelect={select}
    >
      {selected}
    </Tabs>
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('are one tab stop, and the arrow keys wrap around', async () => {
  const { container } = renderPart(<Vouchers />);
  expect(screen.getByRole('tablist', { name: 'Vouchers' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('Used2');
  expect(document.activeElement?.textContent).toBe('Used2');
  await userEvent.keyboard('{End}');
  expect(selected()).toBe('Expired');
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('Ready66 vouchers');
  expect(screen.getByRole('tabpanel').textContent).toBe('ready');
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('have their counts read in words', () => {
  renderPart(<Vouchers />);
  expect(screen.getByRole('tab', { name: /^Ready\s*6 vouchers$/ })).toBeTruthy();
});

it('are stored in the address, whose other parameters stay; the first one needs no parameter', async () => {
  const { whereabouts } = renderPart(<Vouchers />, '/my-vouchers?tab=used&x=1');
  expect(selected()).toBe('Used2');
  await userEvent.click(screen.getByRole('tab', { name: 'Expired' }));
  expect(whereabouts()).toBe('/my-vouchers?tab=expired&x=1');
  await userEvent.click(screen.getByRole('tab', { name: /^Ready/ }));
  expect(whereabouts()).toBe('/my-vouchers?x=1');
});

it('show the first one for an unknown parameter', () => {
  renderPart(<Vouchers />, '/my-vouchers?tab=nonsense');
  expect(selected()).toBe('Ready66 vouchers');
});
