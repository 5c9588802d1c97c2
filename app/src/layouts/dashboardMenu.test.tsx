import { answersOf, personas } from '@sewa/auth/testing';
import { expect, test } from 'vitest';
import { openPlain } from '../../testing/openPlain.tsx';

async function openMenu(answers: Readonly<Record<string, unknown>>) {
  const { html, requested } = await openPlain('dashboard', answers);
  const menu = /<nav aria-label="Your pages".*?<\/nav>/.exec(html)?.[0] ?? '';
  const entries = [...menu.matchAll(/<\/svg>\s*(?:<!-- -->)?\s*([A-Z][\w ]+)/g)].map(([, text]) => text);
  return { html, menu, entries, requested };
}

const { getUser, permissions } = answersOf(personas.tenant);

test('a page of the dashboard that needs no permission comes from the server with its whole menu', async () => {
  const { entries, requested, menu } = await openMenu({
    '/api/user/get': getUser,
    '/api/user/permissions': permissions,
  });
  expect(entries).toEqual(expect.arrayContaining(['Find a home', 'My profile', 'Log out']));
  expect(requested.toSorted()).toEqual(['/api/user/get', '/api/user/permissions']);
  expect(menu).not.toContain('Switch to');
});

test('who may see both modes is offered the other one, and finds the menu of the business side', async () => {
  const { menu, html } = await openMenu({
    '/api/user/get': getUser,
    '/api/user/permissions': [...permissions, { action: 'read', subject: 'Biz' }],
  });
  expect(menu).toContain('Switch to personal');
  expect(menu).not.toContain('My profile');
  expect(menu).toMatch(/<span[^>]*data-disabled=""[^>]*>(?:(?!<\/span>).)*My documents/);
  expect(html).toContain('data-mode="business"');
});

test('a menu that cannot be had leaves the page', async () => {
  const { html, entries } = await openMenu({});
  expect(html).toContain('The page');
  expect(entries).toEqual(expect.arrayContaining(['Find a home', 'Log out']));
  expect(entries).not.toContain('My profile');
});
