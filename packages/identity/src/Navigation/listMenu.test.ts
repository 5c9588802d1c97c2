import { expect, test } from 'vitest';
import { listMenu, type MenuReader } from './listMenu.ts';

const permit =
  (...allowed: string[]) =>
  (action: string, subject: string) =>
    allowed.includes(`${action} ${subject}`);
const nobody: MenuReader = { mode: 'consumer', isSignedIn: false, userTypeIds: [], can: permit() };
const tenant: MenuReader = { ...nobody, isSignedIn: true, userTypeIds: [1], can: permit('read Profile') };
const owner: MenuReader = { ...tenant, userTypeIds: [2], can: permit('read Profile', 'create Listing') };
const corporate: MenuReader = {
  ...tenant,
  mode: 'business',
  userTypeIds: [4],
  can: permit('read Biz', 'read Subbusiness'),
};

/** The specification's four menus, with everything in them that somebody may see. */
const specified = {
  'consumer mode, logged in': [
    owner,
    [
      '/dashboard Home',
      '/chat Inbox',
      '/dashboard Share listings (disabled)',
      '/property Properties',
      '/contract Contracts',
      '/offer Offers',
      '/discover Find a home',
      '/documents/me My documents',
      '/profile My profile',
      '/user/logout Log out (small screens)',
    ],
  ],
  'consumer mode, logged out': [nobody, ['/ Home', '/login Log in', '/signup Sign up']],
  'business mode, logged in': [
    corporate,
    [
      '/dashboard Home',
      '/chat Inbox',
      '/contract Contracts',
      '/offer Offers',
      '/discover Find a home',
      '/documents/me My documents (disabled)',
      '/property Properties',
      '/account User Management',
      '/subbusiness Organisation',
      '/user/logout Log out (small screens)',
    ],
  ],
  'business mode, logged out': [
    { ...nobody, mode: 'business' },
    ['/ Home', '/login Log in', '/signup Sign up'],
  ],
} as const;

test.each(Object.entries(specified))('the menu of the specification: %s', (_, [reader, entries]) => {
  expect(
    listMenu(reader).map(
      ({ path, label, isDisabled, isNarrowOnly }) =>
        `${path} ${label}${isDisabled ? ' (disabled)' : ''}${isNarrowOnly ? ' (small screens)' : ''}`,
    ),
  ).toEqual(entries);
});

const textOf = (reader: MenuReader) =>
  listMenu(reader).map(({ label, isDisabled }) => (isDisabled ? `(${label})` : label));

test.each([
  ['a visitor', nobody, 'Home, Log in, Sign up'],
  ['a visitor in business mode', { ...nobody, mode: 'business' }, 'Home, Log in, Sign up'],
  ['a tenant', tenant, 'Home, Inbox, Contracts, Find a home, My documents, My profile, Log out'],
  [
    'an owner',
    owner,
    'Home, Inbox, (Share listings), Properties, Contracts, Offers, Find a home, My documents, My profile, Log out',
  ],
  [
    'somebody who may change a listing only',
    { ...owner, can: permit('update Listing') },
    'Home, Inbox, (Share listings), Properties, Contracts, Offers, Find a home, My documents, Log out',
  ],
  [
    'a tenant who is a main agent too',
    { ...tenant, userTypeIds: [1, 3] },
    'Home, Inbox, Properties, Contracts, Offers, Find a home, My documents, My profile, Log out',
  ],
  [
    'a corporate user in consumer mode',
    { ...tenant, userTypeIds: [4] },
    'Home, Inbox, Properties, Contracts, Find a home, My documents, My profile, Log out',
  ],
  [
    'a corporate user',
    corporate,
    'Home, Inbox, Contracts, Offers, Find a home, (My documents), Properties, User Management, Organisation, Log out',
  ],
  [
    'a tenant in business mode without organisations below',
    { ...corporate, userTypeIds: [1], can: permit('read Biz') },
    'Home, Inbox, Contracts, Offers, Find a home, (My documents), User Management, Log out',
  ],
] as const)('the menu of %s', (_, reader, label) => {
  expect(textOf(reader).join(', ')).toBe(label);
});

test('log-out is offered only where no header does', () => {
  for (const reader of [tenant, corporate])
    expect(
      listMenu(reader)
        .filter(({ isNarrowOnly }) => isNarrowOnly)
        .map(({ path }) => path),
    ).toEqual(['/user/logout']);
});

test('who lets nothing is not led to properties; whoever has not said yet what they are is', () => {
  const isLedThere = (userTypeIds: readonly number[]) =>
    listMenu({ ...tenant, userTypeIds }).some(({ path }) => path === '/property');
  expect([[1], [], [1, 2], [3]].map(isLedThere)).toEqual([false, true, true, true]);
});

test('reviews are offered to operators alone', () => {
  const isLedThere = (reader: MenuReader) =>
    listMenu(reader).some(({ path }) => path === '/dashboard/review');
  expect([tenant, owner, corporate].map(isLedThere)).toEqual([false, false, false]);
  expect(isLedThere({ ...corporate, can: permit('read Review') })).toBe(true);
  expect(isLedThere({ ...tenant, can: permit('read Review') })).toBe(true);
});
