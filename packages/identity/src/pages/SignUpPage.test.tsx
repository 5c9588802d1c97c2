import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPage } from '../../test/openPage.tsx';
import {
  findAlert,
  linkedAddress,
  listWrites,
  makeFormRequest,
  neverAnswer,
  openByLink,
  queryAlert,
} from '../../test/signUp.ts';
import * as page from './SignUpPage.tsx';

const findChoice = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

async function choose(name: RegExp): Promise<HTMLElement> {
  await userEvent.click(await findChoice(name));
  const button = screen.getByRole('button', { name: 'Continue' });
  await userEvent.click(button);
  return button;
}

test('asks who somebody is, and leaves the choice to them', async () => {
  openPage(page);
  const choices = await screen.findAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    "TenantYou're looking for a home to rent.",
    'LandlordYou own a home and rent it out.',
    "AgentYou're a registered salesperson and act for owners or tenants.",
    'BusinessYou act for a company that rents homes or rents them out.',
  ]);
  expect(choices.filter(({ checked }) => checked)).toEqual([]);
  expect(queryAlert()).toBeNull();
});

test('suggests the landlord to somebody who wants to list a home', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it there
  document.cookie = 'redirect=%2Fproperty%2Fnew; Path=/';
  openPage(page);
  await waitFor(async () => expect((await findChoice(/^Landlord/)).checked).toBe(true));
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it there
  document.cookie = 'redirect=; Path=/; Max-Age=0';
});

test('names the terms and what is stored, and leads to both', async () => {
  const { container } = openPage(page);
  const terms = await screen.findByRole('link', { name: 'Terms' });
  expect(terms.getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
  expect(container.textContent).toContain(
    'By creating an account, you agree to our Terms. Our Privacy page says what we store, and why.',
  );
});

test.each([
  [/^Tenant/, 1],
  [/^Landlord/, 2],
  [/^Agent/, 3],
  [/^Business/, 4],
])('the choice of %s is saved, and the next step is how', async (name, userType) => {
  const { calls, left } = openPage(page);
  await choose(name);
  await waitFor(() => expect(left).toEqual(['/signup/by']));
  expect(listWrites(calls)).toEqual([{ name: 'PATCH /api/user/sign-up-draft', body: { userType } }]);
});

test('without a choice nothing is sent, and the first choice gets the focus', async () => {
  const { calls, left } = openPage(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  const first = await findChoice(/^Tenant/);
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect([...listWrites(calls), ...left]).toEqual([]);
});

test.each([[{}], [{ userType: '5' }]])(
  'a form that says %j is answered that nothing is chosen',
  async (sent) => {
    const requested: string[] = [];
    const answer = await page.action(makeFormRequest('/signup', sent, {}, requested));
    expect(answer).toMatchObject({
      data: { message: 'No actor type is selected', reasons: {}, typed: {} },
      init: { status: 400 },
    });
    expect(requested).toEqual([]);
  },
);

test('a choice that could not be saved is said, stays, and can be sent again', async () => {
  let tries = 0;
  const failed = new ApiError({ code: 'R001', status: 503 });
  const { left } = openPage(page, {
    answers: [mockRoute('saveSignUpDraft', () => (tries++ === 0 ? failed : null))],
  });
  const button = await choose(/^Agent/);
  expect((await findAlert()).textContent).toBe('Something went wrong, please try again.');
  const agent = await findChoice(/^Agent/);
  expect([agent.checked, agent.defaultChecked]).toEqual([true, true]);
  expect(left).toEqual([]);
  await userEvent.click(button);
  await waitFor(() => expect(left).toEqual(['/signup/by']));
});

test('the button is busy while the choice is saved', async () => {
  openPage(page, { answers: [mockRoute('saveSignUpDraft', neverAnswer)] });
  const button = await choose(/^Tenant/);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
});

test('a deep link that opened the page leads on', async () => {
  const { module, arrive } = openByLink(page);
  const { findAddress } = openPage(module, { pattern: '/signup' });
  await screen.findByRole('button', { name: 'Continue' });
  arrive();
  await waitFor(() => expect(findAddress()).toBe(linkedAddress));
});
