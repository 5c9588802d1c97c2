import { answersOf, personas } from '@sewa/auth/testing';
import { expect, test } from 'vitest';
import { openPlain } from '../../testing/openPlain.tsx';

async function openMenu(answers: Readonly<Record<string, unknown>>) {
  const { html, requested } = await openPlain('dashboard', answers);
  // The first one is that of phones.
  const menu = [...html.matchAll(/<nav aria-label="Your pages".*?<\/nav>/g)].at(-1)?.[0] ?? '';
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

test('the menu at the foot of phones comes from the server with what is behind More', async () => {
  const { html } = await openMenu({ '/api/user/get': getUser, '/api/user/permissions': permissions });
  const bar = /<nav aria-label="Your pages".*?<\/nav>/.exec(html)?.[0] ?? '';
  expect([...bar.matchAll(/href="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    '/dashboard',
    '/discover',
    '/chat',
    '/profile/my-services',
  ]);
  const target = /popoverTarget="([^"]*)"/i.exec(bar)?.[1];
  expect(html).toContain(`id="${target}" popover="auto"`);
  const more = /<nav aria-label="More pages".*?<\/nav>/.exec(html)?.[0];
  expect(more).toContain('href="/profile"');
  expect(more).toContain('href="/user/logout"');
});
