import type { RouteAnswer } from '@sewa/api/client';
import { describe, expect, test, vi } from 'vitest';
import { createAnsweringClient } from '../testing/answersOf.ts';
import { requirePermission, requireSignIn, requireValidity, requireWholeProfile } from './guards.ts';

async function follow(guard: () => Promise<void> | void) {
  try {
    await guard();
    return null;
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    const cookies = answer.headers.getSetCookie();
    return { status: answer.status, to: answer.headers.get('location'), cookies, text: await answer.text() };
  }
}

const remember = vi.fn(() => ({ 'set-cookie': 'redirect=/deal' }));
const redirectTargets = {
  logIn: { to: '/login', headers: remember },
  signUp: { to: '/signup' },
};
const nobody = { isAuthenticated: false, isValid: false, user: null };
const somebody = { isAuthenticated: true, isValid: true, user: { userTypes: ['Tenant'], cid: null } };

describe('a page of signed-in people', () => {
  const ask = (control: RouteAnswer<'control'>) =>
    follow(() => requireSignIn(createAnsweringClient({ control }), redirectTargets));

  test('sends a visitor to log-in, with the cookie that remembers the page', async () => {
    expect(await ask(nobody)).toMatchObject({ status: 302, to: '/login', cookies: ['redirect=/deal'] });
  });

  test('sends somebody whose sign-up is not complete on to it', async () => {
    expect(await ask({ ...somebody, isValid: false })).toMatchObject({ to: '/signup', cookies: [] });
  });

  test('lets a valid user pass', async () => {
    remember.mockClear();
    expect(await ask(somebody)).toBeNull();
    expect(remember).not.toHaveBeenCalled();
  });
});

test('a page that is not valid is not found', async () => {
  expect(await follow(() => requireValidity(true, '/deal/7'))).toBeNull();
  expect(await follow(() => requireValidity(false, '/deal/x'))).toMatchObject({
    status: 404,
    text: '{"path":"/deal/x"}',
  });
});

test('a profile with holes is completed first', async () => {
  const ask = (emptyKeys: RouteAnswer<'missing'>['emptyKeys']) =>
    follow(() =>
      requireWholeProfile(createAnsweringClient({ missing: { emptyKeys } }), { to: '/user/missing' }),
    );
  expect(await ask([])).toBeNull();
  expect(await ask(['email'])).toMatchObject({ status: 302, to: '/user/missing' });
});

describe('a page that needs a permission', () => {
  const ask = (permissions: RouteAnswer<'permissions'>) =>
    follow(() =>
      requirePermission(createAnsweringClient({ permissions }), ['read', 'Deal'], { to: '/error/401' }),
    );

  test('lets those pass who have it', async () => {
    expect(await ask([{ action: 'read', subject: 'Deal' }])).toBeNull();
  });

  test('sends the others away', async () => {
    expect(await ask([{ action: 'read', subject: 'Offer' }])).toMatchObject({ to: '/error/401' });
    expect(await ask([])).toMatchObject({ to: '/error/401' });
  });

  test('lets nobody pass by rules that are not in the format', async () => {
    const rule = { action: 'read', subject: 'Deal', conditions: { userId: { $where: '1' } } };
    await expect(ask([rule as never])).rejects.toThrow('$where is no comparison');
  });
});

test('a question that cannot be answered lets nobody pass', async () => {
  const reads = createAnsweringClient({});
  await expect(requireSignIn(reads, redirectTargets)).rejects.toThrow('the call "control"');
  await expect(requireWholeProfile(reads, { to: '/' })).rejects.toThrow('the call "missing"');
  await expect(requirePermission(reads, ['read', 'Deal'], { to: '/' })).rejects.toThrow(
    'the call "permissions"',
  );
});
