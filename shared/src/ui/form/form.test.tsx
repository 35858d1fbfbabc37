import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ApiError } from '../../api/api-error.ts';
import { startTexts } from '../../i18n/index.ts';
import { textsOf } from '../../testing/index.ts';
import { kitTexts } from '../../testing/kit-texts.ts';
import { LEAVING } from '../../hooks/use-one-at-a-time.ts';
import { EmailField, Form, Checkbox, TextField, useForm, useRules, type FormOptions } from './index.ts';

const say = textsOf('kit');

const texts = kitTexts() as { fields: { email: string; englishName: string } };

interface Values {
  name: string;
  email: string;
  secret: string;
  agreed: boolean;
}
const INITIAL: Values = { name: '', email: '', secret: '', agreed: false };
const refusal = (errorCode: string | null, message: string | null): ApiError => ({
  kind: 'business',
  code: 1,
  errorCode,
  message,
  data: null,
  status: 200,
});

function Joining({ submit }: Pick<FormOptions<Values>, 'submit'>) {
  const rules = useRules();
  const form = useForm<Values>({
    initial: INITIAL,
    rules: {
      name: rules.englishName,
      email: rules.email,
      agreed: rules.ticked('Please accept the terms.'),
    },
    refusals: { NAME_TAKEN: 'name' },
    draft: { key: 'joining', fields: ['name', 'email'] },
    submit,
  });
  return (
    <Form form={form}>
      <TextField {...form.field('name')} label="Name" hint="As on your passport" />
      <EmailField {...form.field('email')} label="E-mail" />
      <TextField {...form.field('secret')} label="Document" optional />
      <Checkbox {...form.field('agreed')} label="I accept the terms" required />
      <button type="submit">Join</button>
    </Form>
  );
}

function open(submit: FormOptions<Values>['submit'] = async () => LEAVING) {
  const view = render(<Joining submit={submit} />);
  return {
    ...view,
    user: userEvent.setup(),
    name: screen.getByLabelText<HTMLInputElement>('Name'),
    email: screen.getByLabelText<HTMLInputElement>('E-mail'),
    join: screen.getByRole('button', { name: 'Join' }),
  };
}
const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('|');

beforeEach(() => startTexts('en', { kit: texts }));
afterEach(() => sessionStorage.clear());

describe('a form', () => {
  it('validates a field when it loses the focus, not before', async () => {
    const { user, email, container } = open();
    await user.type(email, 'mei@');
    expect(screen.queryAllByText(texts.fields.email)).toHaveLength(0);
    expect(email.getAttribute('aria-invalid')).toBe('false');
    await user.tab();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(email)).toBe(texts.fields.email);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('clears an error as soon as the field is valid', async () => {
    const { user, email } = open();
    await user.type(email, 'mei@');
    await user.tab();
    await user.type(email, 'example.co');
    expect(email.getAttribute('aria-invalid')).toBe('false');
    expect(describedBy(email)).toBe('');
  });

  it('shows no error at a field that was only tabbed through', async () => {
    const { user, name } = open();
    await user.click(name);
    await user.tab();
    expect(name.getAttribute('aria-invalid')).toBe('false');
  });

  it('focuses the first invalid field, and counts several', async () => {
    let sent = 0;
    const { user, name, email, join } = open(async () => void (sent += 1));
    await user.type(name, 'Mei Ling');
    await user.click(join);
    expect(document.activeElement).toBe(email);
    expect(screen.getByText(say('fields.toCheck', { count: 2 })).tagName).toBe('OUTPUT');
    await user.type(email, 'mei@example.com');
    await user.click(join);
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(screen.queryByText(say.like('fields.toCheck'))).toBeNull();
    expect(sent).toBe(0);
  });

  it('is submitted by Enter, once however often it is pressed', async () => {
    const sent: Values[] = [];
    const { user, name, email } = open(async (values) => {
      sent.push(values);
      return LEAVING;
    });
    await user.type(name, 'Mei Ling');
    await user.click(screen.getByRole('checkbox'));
    await user.type(email, 'mei@example.com{Enter}{Enter}');
    expect(sent).toEqual([{ name: 'Mei Ling', email: 'mei@example.com', secret: '', agreed: true }]);
  });
});

describe("a server's error", () => {
  const fill = async ({ user, name, email, join }: ReturnType<typeof open>) => {
    await user.type(name, 'Mei Ling');
    await user.type(email, 'mei@example.com');
    await user.click(screen.getByRole('checkbox'));
    await user.click(join);
  };

  it('is shown at its field until that changes, and all input stays', async () => {
    const form = open(async () => {
      throw refusal('NAME_TAKEN', 'This name is taken.');
    });
    await fill(form);
    await waitFor(() => expect(describedBy(form.name)).toBe('As on your passport|This name is taken.'));
    expect(document.activeElement).toBe(form.name);
    expect(form.email.value).toBe('mei@example.com');
    await form.user.tab();
    expect(describedBy(form.name)).toContain('This name is taken.');
    await form.user.type(form.name, 'g');
    expect(form.name.getAttribute('aria-invalid')).toBe('false');
  });

  it('that belongs to no field is shown above the fields', async () => {
    await fill(
      open(async () => {
        throw refusal('CLOSED', 'Joining is closed today.');
      }),
    );
    await screen.findByText('Joining is closed today.');
  });

  it('that the reminder shows is not repeated', async () => {
    const form = open(async () => {
      throw refusal(null, 'Not now.');
    });
    await fill(form);
    await waitFor(() => expect(form.join).toBeTruthy());
    expect(screen.queryByText('Not now.')).toBeNull();
  });
});

describe('a draft', () => {
  it('survives a reload, with the named fields only', async () => {
    const first = open();
    await first.user.type(first.name, 'Mei');
    await first.user.type(screen.getByLabelText(/^Document/), 'M1234567');
    await first.user.type(first.name, ' Ling');
    first.unmount();
    expect(open().name.value).toBe('Mei Ling');
    expect(screen.getByLabelText(/^Document/)).toHaveProperty('value', '');
    expect(JSON.stringify(sessionStorage)).not.toContain('M1234567');
  });

  it.each(['nonsense', '{"name":7}', '[]'])('that is %s is ignored', (kept) => {
    sessionStorage.setItem('draft.joining', kept);
    expect(open().name.value).toBe('');
  });
});

it('does not disturb an IME: no error appears during composition', () => {
  const { name } = open();
  fireEvent.compositionStart(name);
  fireEvent.change(name, { target: { value: "chen'mei" } });
  expect(name.getAttribute('aria-invalid')).toBe('false');
  fireEvent.change(name, { target: { value: '陳美' } });
  fireEvent.compositionEnd(name);
  expect(name.getAttribute('aria-invalid')).toBe('false');
  fireEvent.blur(name);
  expect(describedBy(name)).toContain(texts.fields.englishName);
});
