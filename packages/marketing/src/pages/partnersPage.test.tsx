import { openPage } from '@sewa/pages/testing';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import PartnersPage from './PartnersPage.tsx';

const embedOrigin = 'https://embed.sewa.test';

const open = (site = {}) => openPage({ default: PartnersPage }, { site });

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

test('a partner finds snippets and policy with the addresses of this deployment, and copies them', async () => {
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
  const { container } = open({ embedOrigin });
  await userEvent.click(await screen.findByRole('button', { name: 'Copy: Calculator' }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy: Content-Security-Policy' }));
  await expect
    .poll(() => written)
    .toEqual([
      `<script async src="${embedOrigin}/embed/v1/calculator.js" data-partner="YOUR_KEY"></script>`,
      `script-src ${embedOrigin};\nframe-src ${embedOrigin};\nconnect-src ${embedOrigin};`,
    ]);
  expect(screen.getByRole('link', { name: 'Add your site' }).getAttribute('href')).toBe(
    '/account/partner-sites',
  );
  expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('without a host for frames the page says so, and shows no code that would not work', async () => {
  open();
  expect(await screen.findByText('Not available on this site')).toBeTruthy();
  expect(document.querySelectorAll('pre')).toHaveLength(0);
});
