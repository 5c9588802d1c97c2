import { ApiError } from '@sewa/api/errors';
import { type MockAnswer, mockRoute } from '@sewa/api/mocks';
import type { PageModule } from '@sewa/pages';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPage } from '../../test/openPage.tsx';
import {
  findAlert,
  homeInvitation,
  linkedAddress,
  listWrites,
  makeFormRequest,
  neverAnswer,
  openByLink,
  queryAlert,
  rejectField,
} from '../../test/signUp.ts';
import * as page from './SignUpCodePage.tsx';

const open = (
  answer: MockAnswer<'findInvitationByCode'> = homeInvitation,
  { actorType = 'agent', module = page }: { actorType?: string; module?: PageModule } = {},
) =>
  openPage(module, {
    pattern: '/signup/:actorType/onboardingIdentifier',
    address: `/signup/${actorType}/onboardingIdentifier`,
    answers: [mockRoute('findInvitationByCode', answer)],
  });
const findBox = () => screen.findByLabelText<HTMLInputElement>(/^Invitation code/);

async function send(code: string): Promise<HTMLElement> {
  await userEvent.fill(await findBox(), code);
  const button = screen.getByRole('button', { name: 'Continue' });
  await userEvent.click(button);
  return button;
}

test('a code is followed to its invitation, and the next step is how', async () => {
  const { calls, left } = open();
  await send('abcd-efgh-2345');
  await waitFor(() => expect(left).toEqual(['/signup/by']));
  expect(listWrites(calls)).toEqual([
    { name: 'POST /api/invitations/by-code', body: { code: 'abcd-efgh-2345' } },
  ]);
});

test('a wrong code is said beside it, stays typed and gets the focus', async () => {
  const { left } = open(rejectField('code', 'is wrong or no longer valid.'));
  await send('ABCD-EFGH-2345');
  expect(await screen.findByText('This code is wrong or no longer valid.')).toBeTruthy();
  const box = await findBox();
  expect(box.spellcheck).toBe(false);
  expect([box.value, box.defaultValue]).toEqual(['ABCD-EFGH-2345', 'ABCD-EFGH-2345']);
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(queryAlert()).toBeNull();
  expect(left).toEqual([]);
});

test('a code that could not be looked up is said above the form', async () => {
  open(new ApiError({ code: 'R001', status: 503 }));
  await send('ABCD-EFGH-2345');
  expect((await findAlert()).textContent).toBe('Something went wrong, please try again.');
});

test('the button is busy while a code is looked up', async () => {
  open(neverAnswer);
  const button = await send('ABCD-EFGH-2345');
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
});

test.each([
  ['an empty code for none', {}, ''],
  ['a hundred characters of a longer one', { code: 'x'.repeat(400) }, 'x'.repeat(100)],
])('the API receives %s', async (_, sent, code) => {
  const requested: string[] = [];
  await page.action(makeFormRequest('/signup', sent, {}, requested)).catch(() => undefined);
  expect(requested).toEqual([`POST /api/invitations/by-code ${JSON.stringify({ code })}`]);
});

test('whoever has no code signs up without one, as the same', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Sign up without one' });
  expect(link.getAttribute('href')).toBe('/signup/agent');
});

test('an address nobody signs up by shows no form', async () => {
  const { container } = open(homeInvitation, { actorType: 'nobody' });
  open();
  await findBox();
  expect(within(container).queryByRole('main')).toBeNull();
});

describe('a deep link that opened the page', () => {
  const openLinked = () => {
    const { module, arrive } = openByLink(page);
    const { calls, findAddress } = open(homeInvitation, { module });
    const follow = async () => {
      arrive();
      await waitFor(() => expect(findAddress()).toBe(linkedAddress));
    };
    return { calls, follow };
  };

  test('fills in its code', async () => {
    const { follow } = openLinked();
    const box = await findBox();
    await follow();
    await waitFor(() => expect(box.value).toBe('ABCD-EFGH-2345'));
  });

  test('leaves what was typed meanwhile, and that is sent', async () => {
    const { calls, follow } = openLinked();
    await userEvent.fill(await findBox(), 'WXYZ');
    await follow();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(listWrites(calls).map(({ body }) => body)).toEqual([{ code: 'WXYZ' }]));
  });
});
