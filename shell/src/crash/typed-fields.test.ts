import { beforeEach, expect, it } from '@jest/globals';
import { keepTyped, restoreTyped, type Field } from './typed-fields.ts';

const FORM = `<input name="first"><input name="pin" type="password"><input autocomplete="one-time-code" name="code">
  <label>Wishes<textarea></textarea></label><select name="guests"><option>1</option><option>2</option></select>
  <input type="checkbox" name="late">`;
/** All that is read of the others is their value. */
const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = FORM;
});

/** As a crash does it: the fields are out of the document when they are read. */
function typeAndCrash(): void {
  field('[name=first]').value = 'Mei';
  field('[name=pin]').value = '4711';
  field('[name=code]').value = '123456';
  field('textarea').value = 'a quiet room';
  field('select').value = '2';
  field('[name=late]').checked = true;
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')];
  document.body.innerHTML = '';
  keepTyped(fields);
}

it('fills in what was typed, with the events of typing, and keeps no secrets', () => {
  typeAndCrash();
  expect(sessionStorage.getItem('draft.typed')).not.toMatch(/4711|123456/);
  document.body.innerHTML = FORM;
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLElement).tagName));
  restoreTyped(document.body);
  expect([field('[name=first]').value, field('textarea').value]).toEqual(['Mei', 'a quiet room']);
  expect([field('select').value, field('[name=late]').checked]).toEqual(['2', true]);
  expect([field('[name=pin]').value, field('[name=code]').value]).toEqual(['', '']);
  expect(heard).toContain('TEXTAREA');
});

it('fills in a field that appears later', async () => {
  typeAndCrash();
  restoreTyped(document.body);
  document.body.innerHTML = FORM;
  await Promise.resolve();
  expect(field('[name=first]').value).toBe('Mei');
});

it('fills in once, and nothing at another address', () => {
  typeAndCrash();
  history.replaceState(null, '', '/en/elsewhere');
  restoreTyped(document.body);
  document.body.innerHTML = FORM;
  restoreTyped(document.body);
  expect(field('[name=first]').value).toBe('');
});
