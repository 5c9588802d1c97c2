import { expect, test } from 'vitest';
import { leaveEmptyOut, listSignUpFields, parseSignUpForm } from './signUpForm.ts';

const nothing = { name: null, email: null, residentialStatus: null };
const everything = { name: 'Mei', email: 'mei@people.example', residentialStatus: 'C' };

test('everybody is asked who they are, and each user type for what goes with it', () => {
  const person = ['name', 'email', 'residentialStatus', 'passType'];
  expect(listSignUpFields(1, nothing, false)).toEqual(person);
  expect(listSignUpFields(2, nothing, false)).toEqual(person);
  expect(listSignUpFields(3, nothing, false)).toEqual([...person, 'registrationNumber', 'licenceNumber']);
  expect(listSignUpFields(4, nothing, false)).toEqual([...person, 'corporateName', 'uen']);
});

test('what is known is not asked for again, nor a company of whoever is invited to one', () => {
  expect(listSignUpFields(2, everything, false)).toEqual([]);
  expect(listSignUpFields(4, everything, true)).toEqual([]);
});

test('a form says its own fields only, none too long, and what is empty is not said', () => {
  const form = new FormData();
  form.set('name', 'x'.repeat(400));
  form.set('email', '  ');
  form.set('isValid', 'true');
  form.set('passType', new Blob(['x']));
  const typed = parseSignUpForm(form);
  expect(typed).toEqual({ name: 'x'.repeat(300), email: '  ' });
  expect(leaveEmptyOut(typed)).toEqual({ name: 'x'.repeat(300) });
});
