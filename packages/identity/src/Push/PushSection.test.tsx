import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPart } from '../../test/openPage.tsx';
import { listWrites } from '../../test/ownAccount.ts';
import { beginPush, endPush, findPushState, type PushState } from './browserPush.ts';
import { PushSection } from './PushSection.tsx';

vi.mock('./browserPush.ts');

const settings = { publicKey: 'key', kinds: ['messages', 'money'] as const, browsers: 0 };
const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
const keys = { p256dh: 'p', auth: 'a' };

let state: PushState = 'off';

beforeEach(() => {
  state = 'off';
  vi.mocked(findPushState).mockImplementation(async () => state);
  vi.mocked(beginPush).mockImplementation(async () => {
    state = 'on';
    return { endpoint, keys };
  });
  vi.mocked(endPush).mockImplementation(async () => {
    state = 'off';
    return endpoint;
  });
});

const open = (answers: readonly HttpHandler[] = []) =>
  openPart(<PushSection settings={{ ...settings, kinds: [...settings.kinds] }} />, { answers });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('notifications are turned on in this browser, and off again', async () => {
  const { calls } = open([mockRoute('subscribePush', settings), mockRoute('unsubscribePush', settings)]);
  await press('Turn on in this browser');
  expect(await screen.findByText('On in this browser.')).toBeVisible();
  expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(2);
  await press('Turn off in this browser');
  expect(await screen.findByText('Off in this browser.')).toBeVisible();
  expect(listWrites(calls).map(({ body }) => body)).toEqual([{ endpoint, keys }, { endpoint }]);
});

test('where the server refuses, this browser is not left with a subscription, and it is said', async () => {
  open([mockRoute('subscribePush', new ApiError({ code: 'R001', status: 500 }))]);
  await press('Turn on in this browser');
  expect(await screen.findAllByText(/^Nothing has changed\./)).not.toEqual([]);
  expect(await screen.findByText('Off in this browser.')).toBeVisible();
});

test('a switch counts at once, and turns back where it was refused', async () => {
  state = 'on';
  const { calls } = open([mockRoute('changePushKinds', new ApiError({ code: 'R001', status: 500 }))]);
  await userEvent.click(await screen.findByRole('switch', { name: 'Viewings' }));
  expect(await screen.findAllByText(/^Nothing has changed\./)).not.toEqual([]);
  expect(screen.getByRole('switch', { name: 'Viewings' })).not.toBeChecked();
  expect(listWrites(calls).map(({ body }) => body)).toEqual([{ kinds: ['messages', 'money', 'viewings'] }]);
});

test.each([
  ['blocked', /You blocked notifications/],
  ['unsupported', /can't show notifications/],
] as const)('a browser in which they are %s says what to do, without a button', async (found, words) => {
  state = found;
  open();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
