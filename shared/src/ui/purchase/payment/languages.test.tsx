import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { startTexts, type Language, type TextOf } from '../../../i18n/index.ts';
import { RouterProvider } from '../../../router/index.ts';
import { createMemoryRouter } from '../../../testing/router-parts.ts';
import { createStore } from '../../../store/index.ts';
import { kitTexts } from '../../../testing/kit-texts.ts';
import result from './payment-result.stories.tsx';
import step from './payment-step.stories.tsx';

const plain = ((key: string) => key.replace('.', ' ')) as TextOf<'gallery'>;
const states = [step, result].flatMap(({ title, states: all }) =>
  Object.entries(all).map(([name, state]) => [`${title}: ${name}`, state] as const),
);

function wordsIn(language: Language, state: (typeof states)[number][1]): string {
  startTexts(language, { kit: kitTexts(language) });
  const router = createMemoryRouter([{ path: '*', element: state(plain) }]);
  const { container, unmount } = render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const words = container.textContent;
  unmount();
  return words;
}

describe.each(['tc', 'sc', 'kr', 'jp'] as const)('in %s', (language) => {
  it.each(states)('%s has its own texts, without keys or gaps', (_name, state) => {
    const words = wordsIn(language, state);
    expect(words).not.toMatch(/\b(?:payment|fields)\.\w|\{\{|undefined/);
    expect(words).not.toBe(wordsIn('en', state));
    expect(words).toMatch(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u);
  });
});
