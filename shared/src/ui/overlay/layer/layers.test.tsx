import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider, useNavigate } from '../../../router/index.ts';
import { addLayer, leaveLayers } from '../../../router/layers.ts';
import { useLayer } from './use-layer.ts';

/** The router's loads. A layer must not cause one. */
let loads: string[] = [];
let current: ReturnType<typeof createBrowserRouter> | undefined;

beforeEach(async () => {
  current?.dispose();
  window.history.pushState(null, '', '/first');
  const router = createBrowserRouter([
    { path: '/first', element: <p>first</p> },
    { path: '/list', element: <List /> },
    { path: '/detail', element: <p>detail</p> },
  ]);
  current = router;
  loads = [];
  router.subscribe(({ historyAction, location }) => loads.push(`${historyAction} ${location.pathname}`));
  render(<RouterProvider router={router} />);
  await screen.findByText('first');
  await act(() => router.navigate('/list'));
  expect(loads).toEqual(['PUSH /list']);
});

function List() {
  const navigate = useNavigate();
  const [isSheet, setSheet] = useState(false);
  const [isConfirm, setConfirm] = useState(false);
  useLayer(isSheet, () => setSheet(false));
  useLayer(isConfirm, () => setConfirm(false));
  const go = async () => {
    setSheet(false);
    await navigate('/detail');
  };
  return (
    <>
      <p>{`sheet ${isSheet} confirm ${isConfirm}`}</p>
      <button onClick={() => setSheet(!isSheet)}>sheet</button>
      <button onClick={() => setConfirm(!isConfirm)}>confirm</button>
      <button onClick={() => (setSheet(false), setConfirm(true))}>instead</button>
      <button onClick={() => void go()}>close and go</button>
      <button onClick={() => void navigate('/detail')}>go over it</button>
    </>
  );
}

const press = async (name: string) => {
  await act(async () => screen.getByRole('button', { name }).click());
};
const back = async (steps = -1) => {
  const before = window.history.state;
  window.history.go(steps);
  await waitFor(() => expect(window.history.state).not.toEqual(before));
};

describe('Back', () => {
  it('closes a layer over the screen first and then leaves the screen; the router does not see the layer', async () => {
    await press('sheet');
    expect(screen.getByText('sheet true confirm false')).toBeTruthy();
    await back();
    await screen.findByText('sheet false confirm false');
    expect(loads).toEqual(['PUSH /list']);
    await back();
    await screen.findByText('first');
  });

  it('closes one layer after the other', async () => {
    await press('sheet');
    await press('confirm');
    await back();
    await screen.findByText('sheet true confirm false');
    await back();
    await screen.findByText('sheet false confirm false');
  });

  it('closes all layers and leaves when it goes back several entries at once', async () => {
    await press('sheet');
    const closeLayoutSheet = jest.fn();
    addLayer(closeLayoutSheet); // one that is not unmounted with the screen
    await act(async () => {});
    await back(-3);
    await screen.findByText('first');
    expect(closeLayoutSheet).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/first');
  });

  it('leaves the screen at once after a layer was closed by a button', async () => {
    await press('sheet');
    await press('sheet');
    await back();
    await screen.findByText('first');
  });

  it('closes a layer that replaced another', async () => {
    await press('sheet');
    await press('instead');
    expect(screen.getByText('sheet false confirm true')).toBeTruthy();
    await back();
    await screen.findByText('sheet false confirm false');
    await back();
    await screen.findByText('first');
  });

  it.each(['close and go', 'go over it'])('skips leftover entries after a navigation: %s', async (way) => {
    await press('sheet');
    await press(way);
    await screen.findByText('detail');
    await back();
    await screen.findByText('sheet false confirm false');
    expect(loads.at(-1)).toBe('POP /list');
    await back();
    await screen.findByText('first');
  });

  it('closes a layer that was opened again on a leftover entry', async () => {
    await press('sheet');
    await press('sheet');
    await press('confirm');
    await back();
    await screen.findByText('sheet false confirm false');
    expect(window.location.pathname).toBe('/list');
  });

  it.each([[['sheet', 'confirm']], [['sheet', 'sheet']], [[]]])(
    'leads to the screen before, after all layers were left at once: %j',
    async (presses) => {
      for (const name of presses) await press(name);
      await act(leaveLayers);
      await screen.findByText('sheet false confirm false');
      expect([window.location.pathname, loads]).toEqual(['/list', ['PUSH /list']]);
      await back();
      await screen.findByText('first');
    },
  );

  it('does nothing without a layer: the router sees a change of the hash', async () => {
    window.location.hash = 'part';
    await waitFor(() => expect(loads.at(-1)).toBe('POP /list'));
  });
});
