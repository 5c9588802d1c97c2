import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isVerified, maskNumber, parsePerson } from './parsePerson.ts';

const verified = (parts: object) => ({ source: '1', ...parts });
const citizen = {
  uinfin: verified({ value: 'S1234567D' }),
  name: verified({ value: ' TAN WEI LING ' }),
  residentialstatus: verified({ code: 'C', desc: 'CITIZEN' }),
  passtype: { source: '3', code: '', desc: '' },
  email: { source: '2', value: 'wei@people.example' },
  mobileno: { source: '4', prefix: { value: '+' }, areacode: { value: '65' }, nbr: { value: '80000601' } },
};
const find = (person: object, name: string, userType: 1 | 2 | 3 = 2) =>
  parsePerson(person, userType).find((field) => field.name === name);

test('each field of a person becomes the field of a profile it stands for, with its source', () => {
  expect(parsePerson(citizen, 2)).toEqual([
    { name: 'identityNumber', value: 'S1234567D', source: 1 },
    { name: 'name', value: 'TAN WEI LING', source: 1 },
    { name: 'residentialStatus', value: 'C', source: 1 },
    { name: 'email', value: 'wei@people.example', source: 2 },
    { name: 'phoneNumber', value: '+6580000601', source: 4 },
  ]);
});

test('a name of the government is one line without characters that turn its direction, too', () => {
  const person = { ...citizen, name: verified({ value: 'TAN\nWEI \u202EGNIL\u202C' }) };
  expect(find(person, 'name')).toMatchObject({ value: 'TAN WEI GNIL' });
});

test('nobody asks for the identity number of an agent, even where it is sent', () =>
  expect(find(citizen, 'identityNumber', 3)).toBeUndefined());

test.each(['C', 'P'])('the residential status %s stands as it is, and has no pass', (code) => {
  const person = {
    ...citizen,
    residentialstatus: verified({ code }),
    passtype: verified({ desc: 'S Pass' }),
  };
  expect(find(person, 'residentialStatus')).toMatchObject({ value: code, source: 1 });
  expect(find(person, 'passType')).toBeUndefined();
});

test.each(['A', ''])('the residential status %j with a pass shows the pass', (code) => {
  const person = {
    ...citizen,
    residentialstatus: verified({ code }),
    passtype: verified({ desc: 'S Pass' }),
  };
  expect(find(person, 'residentialStatus')).toMatchObject({ value: 'A', source: 1 });
  expect(find(person, 'passType')).toMatchObject({ value: 'S Pass', source: 1 });
});

test('without status and pass both are asked for', () => {
  const person = { ...citizen, residentialstatus: verified({ code: '' }) };
  expect(find(person, 'residentialStatus')).toMatchObject({ value: null, source: null });
  expect(find(person, 'passType')).toMatchObject({ value: null, source: null });
});

test('a number the person only said, one abroad and a landline are left out', () => {
  const { mobileno } = citizen;
  for (const wrong of [
    { ...mobileno, source: '2' },
    { ...mobileno, areacode: { value: '60' } },
    { ...mobileno, nbr: { value: '61234567' } },
    { ...mobileno, nbr: {} },
  ])
    expect(find({ ...citizen, mobileno: wrong }, 'phoneNumber')).toMatchObject({ value: null, source: null });
});

test('what is verified is locked: by the government, and a number by Singpass', () => {
  expect(isVerified({ name: 'name', value: 'a', source: 1 })).toBe(true);
  expect(isVerified({ name: 'email', value: 'a', source: 4 })).toBe(false);
  expect(isVerified({ name: 'phoneNumber', value: 'a', source: 4 })).toBe(true);
  expect(isVerified({ name: 'name', value: 'a', source: 2 })).toBe(false);
});

test('an identity number is shown by its last four characters (ASVS 14.2.6)', () =>
  expect(maskNumber('S1234567D')).toBe('*****567D'));

test('whatever Myinfo sends, every value has a source and nothing is thrown', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.constantFrom<1 | 2 | 3>(1, 2, 3),
      fc.anything(),
      (person, userType, part) => {
        const persons = [
          person,
          { ...citizen, name: part, mobileno: part, passtype: part, uinfin: { source: '1', value: part } },
        ];
        for (const { value, source } of persons.flatMap((given) => parsePerson(given, userType))) {
          expect(value === null || (typeof value === 'string' && value !== '')).toBe(true);
          expect(value === null).toBe(source === null);
        }
      },
    ),
  );
});
