// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { watchFields } from './watchFields.ts';

const page = `<a href="/one">One</a><a href="/two">Two</a><form>
  <input type="hidden" name="key" value="7"><input name="name"><input name="name" value="Given">
  <textarea name="message"></textarea><input type="checkbox" name="agreed">
  <input type="radio" name="status" value="C" checked><input type="radio" name="status" value="A">
  <select name="pass"><option>None</option><option>S Pass</option></select><input name="otp"></form>`;

const find = <Found extends HTMLElement = HTMLInputElement>(selector: string): Found =>
  document.querySelector(selector) as Found;

function fillIn(): void {
  find('[name=name]').value = 'Mei Ling';
  find<HTMLTextAreaElement>('textarea').value = 'Is it free?';
  find('[name=agreed]').checked = true;
  find('[value=A]').checked = true;
  find<HTMLSelectElement>('select').value = 'S Pass';
  find('[name=otp]').value = '123456';
}

const readFields = () => ({
  names: [...document.querySelectorAll<HTMLInputElement>('[name=name]')].map(({ value }) => value),
  message: find<HTMLTextAreaElement>('textarea').value,
  agreed: find('[name=agreed]').checked,
  status: find('[name=status]:checked').value,
  pass: find<HTMLSelectElement>('select').value,
  otp: find('[name=otp]').value,
});

test('what was typed and chosen is carried over, with the focus and the caret, whatever was put between', () => {
  document.body.innerHTML = page;
  find('form').prepend(document.createElement('input'));
  const { carryOver, stop } = watchFields();
  fillIn();
  find('[name=name]').focus();
  find('[name=name]').setSelectionRange(3, 3);
  document.body.innerHTML = page;
  carryOver();
  expect(readFields()).toEqual({
    names: ['Mei Ling', 'Given'],
    message: 'Is it free?',
    agreed: true,
    status: 'A',
    pass: 'S Pass',
    otp: '123456',
  });
  expect(document.activeElement).toBe(find('[name=name]'));
  expect(find('[name=name]').selectionStart).toBe(3);
  stop();
});

test('a link has the focus again, but not where it was left before', async () => {
  document.body.innerHTML = page;
  const { carryOver, stop } = watchFields();
  find('[href="/two"]').focus();
  document.body.innerHTML = page;
  carryOver();
  expect(document.activeElement).toBe(find('[href="/two"]'));
  find('[href="/two"]').blur();
  await Promise.resolve();
  document.body.innerHTML = page;
  carryOver();
  expect(document.activeElement).toBe(document.body);
  stop();
});
