import { expect, test } from 'vitest';
import { parseProfileForm } from './profileForm.ts';

test('of a form the fields of a profile are read, as far as it has them, and no longer than 300 characters', () => {
  const form = new FormData();
  form.set('name', 'a'.repeat(301));
  form.set('residentialStatus', 'C');
  form.set('passType', new Blob(['S Pass']));
  form.set('otp', '123456');
  expect(parseProfileForm(form)).toEqual({ name: 'a'.repeat(300), residentialStatus: 'C' });
});
