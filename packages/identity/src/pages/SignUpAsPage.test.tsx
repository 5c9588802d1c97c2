import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catchAnswer } from '../../test/makePageRequest.ts';
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
import * as page from './SignUpAsPage.tsx';

const path = '/signup/:actorType';
const open = (actorType: string, answers: Parameters<typeof mockRoute<'saveSignUpDraft'>>[1] = null) =>
  openPage(page, {
    pattern: path,
    address: `/signup/${actorType}`,
    answers: [mockRoute('saveSignUpDraft', answers)],
  });

const tenant = ['Save and compare homes', 'Message owners and agents', 'Get alerts for new homes'];
const landlord = [
  'See enquiries about your homes',
  'Invite an agent for a home',
  'Compare rents paid nearby',
];
const agent = [
  'Reply to enquiries about your listings',
  'Join owners who invite you',
  "Show everyone that you're registered",
];
const business = ['Bring your whole company together', 'Invite your colleagues', 'Decide who can do what'];

test.each([
  ['tenant', 1, 'a tenant', tenant],
  ['owner', 2, 'a landlord', landlord],
  ['landlord', 2, 'a landlord', landlord],
  ['agent', 3, 'an agent', agent],
  ['corporate', 4, 'a business', business],
])(
  'the address of %s says what they can do, saves user type %i and goes on to how',
  async (actorType, userType, as, gains) => {
    const { calls, left } = open(actorType);
    expect(await screen.findByRole('heading', { level: 1, name: `Sign up as ${as}` })).toBeTruthy();
    expect(document.title).toBe(`Sign up as ${as} · Sewa`);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      `Sign up as ${as}: ${gains.join(', ').toLowerCase()}.`,
    );
    const items = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(gains);
    expect(queryAlert()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(left).toEqual(['/signup/by']));
    expect(listWrites(calls)).toEqual([{ name: 'PATCH /api/user/sign-up-draft', body: { userType } }]);
  },
);

test('whoever is somebody else can choose anew', async () => {
  open('agent');
  expect((await screen.findByText(/^Not an agent\?/)).querySelector('a')?.getAttribute('href')).toBe(
    '/signup',
  );
});

test('an address nobody signs up by shows no form, and a form sent there is not found', async () => {
  const { container } = open('nobody');
  open('tenant');
  await screen.findByRole('heading', { level: 1 });
  expect(within(container).queryByRole('main')).toBeNull();
  const requested: string[] = [];
  const request = makeFormRequest('/signup/nobody', {}, {}, requested);
  const answer = await catchAnswer(page.action({ ...request, params: { actorType: 'nobody' } }));
  expect(answer).toEqual({ status: 404, to: null, data: { path: '/signup/nobody' } });
  expect(requested).toEqual([]);
});

test('a choice that could not be saved is said, and the page stays', async () => {
  const { left } = open('tenant', new ApiError({ code: 'R001', status: 503 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect((await findAlert()).textContent).toBe('Something went wrong, please try again.');
  expect(left).toEqual([]);
});

test('the button is busy while the choice is saved', async () => {
  open('tenant', neverAnswer);
  const button = await screen.findByRole('button', { name: 'Continue' });
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
});

test('a deep link that opened the page leads on', async () => {
  const { module, arrive } = openByLink(page);
  const { findAddress } = openPage(module, { pattern: path, address: '/signup/agent' });
  await screen.findByRole('button', { name: 'Continue' });
  arrive();
  await waitFor(() => expect(findAddress()).toBe(linkedAddress));
});
