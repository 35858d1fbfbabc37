import { beforeEach, describe, expect, it } from '@jest/globals';
import { dictionaryCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { realNameCalls } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { DOCUMENT_TYPES, LEE, LEE_INFO, NOTICE } from '../../testing/guest-rows.ts';
import RealNameEditScreen from './RealNameEditScreen.tsx';

const say = textsOf('ticketing');

const server = fakeServer();
let sent: Record<string, unknown>[] = [];
type Save = Parameters<typeof fake<typeof realNameCalls>>[1]['POST /realName/save'];
const answer = (save: Save = { id: '3' }) => {
  sent = [];
  server.use(
    ...fake(dictionaryCalls, { 'GET /sjm/dict-code/country': [{ code: 'PT', name: 'Portugal' }] }),
    ...fake(realNameCalls, {
      'GET /realName/document/type': DOCUMENT_TYPES,
      'GET /realName/notice': NOTICE,
      'GET /realName/info': ({ payload }) => (payload['id'] === '2' ? LEE_INFO : refuse('NOT_YOURS')),
      'POST /realName/save': (asked) => {
        const { language: _language, authId: _authId, ...body } = asked.payload;
        sent.push(body);
        return typeof save === 'function' ? save(asked) : (save ?? { id: '3' });
      },
    }),
  );
};
beforeEach(() => answer());
const open = (query = '') => show(RealNameEditScreen, `/real-name-edit${query}`);
type User = ReturnType<typeof open>['user'];
const number = () => screen.findByRole<HTMLInputElement>('textbox', { name: say.like('guest.number') });
const save = (user: User) => user.click(screen.getByRole('button', { name: say('guest.save') }));
const agree = (user: User) => user.click(screen.getByRole('checkbox', { name: say.like('guest.consent') }));
async function choose(user: User, field: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}
async function born(
  user: User,
  of: string,
  [year, month, day]: readonly [string, string, string],
): Promise<void> {
  const group = screen.getByRole('group', { name: of });
  const inputs = [...group.querySelectorAll('input')];
  for (const [at, text] of [year, month, day].entries()) {
    const input = inputs[at];
    if (!input) throw new Error(`no part ${at}`);
    await user.clear(input);
    await user.type(input, text);
  }
}

describe('a guest', () => {
  it('fills in the fields of their document, sees where its number is, and is saved with the consent’s version', async () => {
    const { user, container, whereabouts } = open();
    await choose(user, say('guest.type'), 'Mainland identity card');
    screen.getByText(say.like('guest.where.CN_ID'));
    screen.getByText(say('guest.example', { example: '11010519491231002X' }));
    expect(screen.queryByRole('combobox', { name: say('guest.nationality') })).toBeNull();
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.type(await number(), '110105 19491231 002x');
    screen.getByText(say('guest.numberRight'));
    await user.type(screen.getByRole('textbox', { name: say('guest.name') }), '李小明');
    await save(user);
    await screen.findByText(say('guest.consentMissing'));
    expect(sent).toEqual([]);
    await agree(user);
    await save(user);
    await waitFor(() => expect(whereabouts()).toBe('/real-name'));
    expect(sent).toEqual([
      {
        docType: 'CN_ID',
        docNo: '110105 19491231 002x',
        name: '李小明',
        // the date of birth came from the number
        dateOfBirth: '1949-12-31',
        isSelf: false,
        consentVersion: '2',
      },
    ]);
  });

  it('with a passport asks for nationality and validity, too', async () => {
    const { user } = open();
    await choose(user, say('guest.type'), 'Passport');
    await user.type(await number(), 'k12345678');
    await user.type(screen.getByRole('textbox', { name: say.like('kit:fields.givenName') }), 'Ana');
    await user.type(screen.getByRole('textbox', { name: say.like('kit:fields.familyName') }), 'Silva');
    await born(user, say('guest.dateOfBirth'), ['1990', '5', '4']);
    await choose(user, say('guest.nationality'), 'Portugal');
    await born(user, say('guest.expires'), ['2020', '1', '1']);
    await agree(user);
    await save(user);
    await screen.findByText(say('guest.expired'));
    await born(user, say('guest.expires'), ['2099', '1', '1']);
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ nationality: 'PT', docExpiry: '2099-01-01', firstName: 'Ana' });
  });

  it.each([
    ['Mainland identity card', '11010519491231002', say('guest.problem.FORMAT')],
    ['Mainland identity card', '110105194912310021', say('guest.problem.CHECK')],
    ['Hong Kong identity card', 'A123456(4)', say('guest.problem.CHECK')],
    ['Passport', 'ABCDEF', say('guest.problem.FORMAT')],
  ])('with a %s shows when the field loses focus that %s is wrong', async (document, typed, words) => {
    const { user } = open();
    await choose(user, say('guest.type'), document);
    await user.type(await number(), typed);
    await user.tab();
    await screen.findByText(words);
    expect((await number()).getAttribute('aria-invalid')).toBe('true');
  });

  it('whose number implies another date of birth shows so', async () => {
    const { user } = open();
    await choose(user, say('guest.type'), 'Mainland identity card');
    await born(user, say('guest.dateOfBirth'), ['1950', '1', '1']);
    await user.type(await number(), '11010519491231002X');
    await user.tab();
    await screen.findByText(say('guest.problem.BIRTH'));
  });

  it('keeps the input over a reload, but never the number', async () => {
    const { user, unmount } = open();
    await choose(user, say('guest.type'), 'Hong Kong identity card');
    await user.type(await number(), 'A123456(3)');
    await user.type(screen.getByRole('textbox', { name: say.like('kit:fields.givenName') }), 'Ka Yan');
    unmount();
    const everything = [sessionStorage, localStorage].flatMap(
      (storage) => Object.values(storage) as string[],
    );
    expect(everything.join()).toContain('Ka Yan');
    expect(everything.join()).not.toMatch(/A123456/);
    open();
    expect((await number()).value).toBe('');
    expect(
      screen.getByRole<HTMLInputElement>('textbox', { name: say.like('kit:fields.givenName') }).value,
    ).toBe('Ka Yan');
  });

  it("who is the member begins with the member's data, and no input is overwritten", async () => {
    const { user } = open();
    await choose(user, say('guest.type'), 'Hong Kong identity card');
    await user.type(screen.getByRole('textbox', { name: say.like('kit:fields.givenName') }), 'May');
    await user.click(screen.getByRole('switch', { name: say('guest.isSelf') }));
    expect(
      screen.getByRole<HTMLInputElement>('textbox', { name: say.like('kit:fields.givenName') }).value,
    ).toBe('May');
    expect(
      screen.getByRole<HTMLInputElement>('textbox', { name: say.like('kit:fields.familyName') }).value,
    ).toBe('Chan');
    expect(screen.getByDisplayValue('1984')).toBeTruthy();
  });

  it('that is refused shows the error at the field, and keeps the input', async () => {
    answer(refuse('GUEST_TWICE'));
    const { user } = open();
    await choose(user, say('guest.type'), 'Mainland identity card');
    await user.type(await number(), '11010519491231002X');
    await user.type(screen.getByRole('textbox', { name: say('guest.name') }), '李小明');
    await agree(user);
    await save(user);
    await waitFor(async () => expect((await number()).getAttribute('aria-invalid')).toBe('true'));
    expect((await number()).value).toBe('11010519491231002X');
  });
});

describe('changing a guest', () => {
  it('keeps the number if none is entered, and sends the rest', async () => {
    const { user } = open(`?id=${LEE.id}`);
    await screen.findByText(say('guest.kept', { masked: '110*************2X' }));
    const name = screen.getByRole('textbox', { name: say('guest.name') });
    await user.clear(name);
    await user.type(name, '李大明');
    await agree(user);
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      id: '2',
      docType: 'CN_ID',
      name: '李大明',
      dateOfBirth: '1949-12-31',
      isSelf: false,
      consentVersion: '2',
    });
  });

  it('to another document asks for its number', async () => {
    const { user } = open(`?id=${LEE.id}`);
    await screen.findByText(say.like('guest.kept'));
    await choose(user, say('guest.type'), 'Hong Kong identity card');
    await agree(user);
    await save(user);
    await waitFor(async () => expect((await number()).getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
  });

  it('of another member is not found', async () => {
    open('?id=9');
    await screen.findByRole('heading', { name: say('guest.none') });
    expect(screen.getByRole('link', { name: say('guests.toList') }).getAttribute('href')).toBe('/real-name');
  });
});
