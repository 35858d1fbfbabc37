import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { Held } from '../../../../gallery/held.tsx';
import { configureApi } from '../../../api/index.ts';
import { startTexts, type Language } from '../../../i18n/index.ts';
import { RouterProvider } from '../../../router/index.ts';
import { createMemoryRouter } from '../../../testing/router-parts.ts';
import { textsOf } from '../../../testing/index.ts';
import { kitTexts } from '../../../testing/kit-texts.ts';
import {
  Checkbox,
  CodeField,
  DateOfBirthField,
  LinkedText,
  NameFields,
  NO_DATE,
  PasswordField,
  RadioGroup,
  Stepper,
  Switch,
  TextArea,
  useRules,
} from '../index.ts';

const say = textsOf('kit');

const start = (language: Language = 'en') => startTexts(language, { kit: kitTexts(language) });
beforeEach(() => start());
const user = userEvent.setup();

async function show(part: ReactNode) {
  const view = render(part);
  expect((await axe(view.container)).violations).toEqual([]);
  return view;
}

describe('a one-time code', () => {
  const open = (initial = '') =>
    show(<Held initial={initial}>{(field) => <CodeField {...field} label="Code" />}</Held>);
  const field = () => screen.getByLabelText<HTMLInputElement>('Code');
  afterEach(() => {
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('is one input that the phone can fill in, and keeps a leading zero', async () => {
    await open();
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
    await user.type(field(), '012345');
    expect(field().value).toBe('012345');
  });

  it.each(['123 456', '１２３４５６', 'Your code: 123456.'])('can be pasted as %s', async (text) => {
    await open();
    await user.click(field());
    await user.paste(text);
    expect(field().value).toBe('123456');
  });

  it('comes from the message where the browser reads it, and stops waiting when the screen closes', async () => {
    let signal: AbortSignal | undefined;
    let read: (suggested: { code: string }) => void = () => undefined;
    Object.defineProperty(window, 'OTPCredential', { configurable: true, value: () => undefined });
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        get: (asked: { otp: unknown; signal: AbortSignal }) => {
          expect(asked.otp).toEqual({ transport: ['sms'] });
          signal = asked.signal;
          return new Promise((resolve) => (read = resolve));
        },
      },
    });
    const { unmount } = await open();
    await act(async () => read({ code: '654321' }));
    expect(field().value).toBe('654321');
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});

it('a password can be shown and hidden again', async () => {
  await show(
    <Held initial="secret">
      {(field) => <PasswordField {...field} label="Password" autoComplete="current-password" />}
    </Held>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect([field.type, field.autocomplete]).toEqual(['password', 'current-password']);
  await user.click(screen.getByRole('button', { name: say('fields.showPassword') }));
  expect(field.type).toBe('text');
  await user.click(screen.getByRole('button', { name: say('fields.hidePassword') }));
  expect(field.type).toBe('password');
});

it('a PIN’s button names the PIN', async () => {
  await show(
    <Held initial="4821">
      {(field) => (
        <PasswordField {...field} label="PIN" autoComplete="current-password" inputMode="numeric" />
      )}
    </Held>,
  );
  await user.click(screen.getByRole('button', { name: say('fields.showPin') }));
  expect(screen.getByLabelText<HTMLInputElement>('PIN').type).toBe('text');
  screen.getByRole('button', { name: say('fields.hidePin') });
});

it.each([
  ['en', [say('fields.givenName'), say('fields.familyName')]],
  ['tc', ['姓氏', '名字']],
  ['kr', ['성', '이름']],
] as const)('a name is asked for in the order of %s', async (language, order) => {
  start(language);
  await show(
    <Held initial="">
      {(family) => (
        <Held initial="">
          {(given) => <NameFields family={family} given={{ ...given, name: 'given' }} />}
        </Held>
      )}
    </Held>,
  );
  expect(
    screen
      .getAllByRole('textbox')
      .map((field) => document.querySelector(`label[for="${field.id}"]`)?.textContent),
  ).toEqual(order);
});

describe('a date of birth', () => {
  const problem = (year: string, month: string, day: string, minAge?: number) => {
    let found: string | undefined;
    const Check = () => {
      found = useRules().dateOfBirth(minAge === undefined ? {} : { minAge })({ year, month, day });
      return null;
    };
    render(<Check />);
    return found;
  };
  beforeEach(() => configureApi({ now: () => Date.parse('2026-11-21T20:00:00Z') })); // the 22nd at the resort
  afterEach(() => configureApi({ now: Date.now }));

  it.each([
    ['1990', '5', '4', undefined],
    ['1990', '02', '29', say('fields.noSuchDate')],
    ['1990', '13', '1', say('fields.noSuchDate')],
    ['2026', '11', '23', say('fields.noSuchDate')],
    ['1890', '1', '1', say('fields.noSuchDate')],
    ['1990', '', '4', say('fields.wholeDate')],
  ])('%s/%s/%s', (year, month, day, message) => expect(problem(year, month, day)).toBe(message));

  it.each([
    ['2005', '11', '22', undefined],
    ['2005', '11', '23', say('fields.tooYoung', { age: 21 })],
  ])('%s/%s/%s is judged by the date at the resort', (year, month, day, message) =>
    expect(problem(year, month, day, 21)).toBe(message),
  );

  it('people born on 29 February become older on 1 March', () => {
    configureApi({ now: () => Date.parse('2025-02-28T12:00:00+08:00') });
    expect(problem('2004', '2', '29', 21)).toBe(say('fields.tooYoung', { age: 21 }));
    configureApi({ now: () => Date.parse('2025-03-01T12:00:00+08:00') });
    expect(problem('2004', '2', '29', 21)).toBeUndefined();
  });

  it('is three numbers in one group; an incomplete date marks the missing part', async () => {
    await show(
      <Held initial={{ ...NO_DATE, year: '1990' }} error={say('fields.wholeDate')}>
        {(field) => <DateOfBirthField {...field} label="Date of birth" />}
      </Held>,
    );
    screen.getByRole('group', { name: 'Date of birth' });
    const parts = [say('fields.year'), say('fields.month'), say('fields.day')].map((name) =>
      screen.getByLabelText<HTMLInputElement>(name),
    );
    expect(parts.map((part) => part.getAttribute('aria-invalid'))).toEqual(['false', 'true', 'true']);
    expect(parts.map((part) => part.autocomplete)).toEqual(['bday-year', 'bday-month', 'bday-day']);
    await user.type(screen.getByLabelText(say('fields.month')), '5x123');
    expect(parts[1]?.value).toBe('51');
  });

  it('is validated when the group loses the focus, not between its parts', async () => {
    const onBlur = jest.fn();
    render(
      <Held initial={NO_DATE}>
        {(field) => <DateOfBirthField {...field} onBlur={onBlur} label="Date of birth" />}
      </Held>,
    );
    await user.type(screen.getByLabelText(say('fields.year')), '1990');
    await user.tab();
    expect(onBlur).not.toHaveBeenCalled();
    await user.tab();
    await user.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('a remark', () => {
  const open = () =>
    show(<Held initial="">{(field) => <TextArea {...field} label="Remark" optional />}</Held>);

  it('counts graphemes as one character', async () => {
    await open();
    await user.type(screen.getByRole('textbox'), '👩‍👩‍👧👍🏽é');
    screen.getByText(say('fields.used', { used: 3, max: 200 }));
  });

  it('ignores letters of an unfinished IME composition, and truncates nothing', async () => {
    await open();
    const area = screen.getByRole<HTMLTextAreaElement>('textbox');
    fireEvent.compositionStart(area);
    fireEvent.change(area, { target: { value: 'chen' } });
    screen.getByText(say('fields.used', { used: 0, max: 200 }));
    fireEvent.change(area, { target: { value: '陳' } });
    fireEvent.compositionEnd(area);
    screen.getByText(say('fields.used', { used: 1, max: 200 }));
    fireEvent.change(area, { target: { value: '陳'.repeat(201) } });
    expect(area.value).toHaveLength(201);
    screen.getByText(say('fields.used', { used: 201, max: 200 }));
  });
});

describe('choices', () => {
  it('exclusive ones are radio buttons in a group that shows the error', async () => {
    await show(
      <Held initial="" error={say('fields.chooseOne')}>
        {(field) => (
          <RadioGroup
            {...field}
            label="Your bed"
            look="cards"
            choices={[
              { value: 'king', label: 'King', text: 'Two metres wide' },
              { value: 'twin', label: 'Twin' },
            ]}
          />
        )}
      </Held>,
    );
    const group = screen.getByRole('radiogroup', { name: 'Your bed' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    const king = screen.getByRole('radio', { name: /King/ });
    expect(document.getElementById(king.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Two metres wide',
    );
    await user.click(king);
    expect(king).toHaveProperty('checked', true);
  });

  it('yes/no ones are a checkbox and a switch; a consent contains its link', async () => {
    const part = (
      <Held<boolean> initial={false}>
        {(field) => (
          <>
            <Checkbox {...field} label={<LinkedText text="I accept the [terms]." to="/terms" />} required />
            <Switch {...field} label="News" />
          </>
        )}
      </Held>
    );
    await show(<RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />);
    expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms');
    await user.click(screen.getByRole('checkbox', { name: /^I accept the terms/ }));
    expect(screen.getByRole('switch', { name: 'News' })).toHaveProperty('checked', true);
  });
});

it('a stepper stops at its limit, says why, and keeps the focus', async () => {
  await show(
    <Held initial={1}>
      {({ value, onChange }) => (
        <Stepper
          label="Adults"
          value={value}
          onChange={onChange}
          min={1}
          max={2}
          atMin="At least one adult stays."
          atMax="This room sleeps two."
        />
      )}
    </Held>,
  );
  screen.getByRole('group', { name: 'Adults' });
  const [fewer, more] = screen.getAllByRole('button');
  expect(fewer?.getAttribute('aria-label')).toBe(say('fields.fewer', { what: 'Adults' }));
  expect(fewer?.getAttribute('aria-disabled')).toBe('true');
  screen.getByText('At least one adult stays.');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}{Enter}');
  expect(document.activeElement).toBe(more);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    '2',
    'This room sleeps two.',
  ]);
  expect(document.getElementById(more?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This room sleeps two.',
  );
  act(() => fewer?.click());
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('1');
});
