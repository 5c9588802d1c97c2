import type { PushSettings } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPart } from '../../test/openPage.tsx';
import { listWrites } from '../../test/ownAccount.ts';
import { PushSection } from './PushSection.tsx';

const settings: PushSettings & { publicKey: string } = {
  publicKey: 'key',
  kinds: ['messages', 'money'],
  browsers: 0,
};
const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
const keys = { p256dh: 'p', auth: 'a' };

/** What a browser offers to push messages; it has a subscription or none. */
function stubBrowser({ isOn = false, permission = 'default' }: { isOn?: boolean; permission?: string } = {}) {
  let has = isOn;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      has = false;
      return true;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (has ? subscription : null),
      subscribe: async () => {
        has = true;
        return subscription;
      },
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistration: async () => registration,
    },
  });
  vi.stubGlobal('Notification', { permission, requestPermission: async () => 'granted' });
}

beforeEach(() => stubBrowser());

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = (answers: readonly HttpHandler[] = []) =>
  openPart(<PushSection settings={settings} />, { answers });
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
  stubBrowser({ isOn: true });
  const { calls } = open([mockRoute('changePushKinds', new ApiError({ code: 'R001', status: 500 }))]);
  await userEvent.click(await screen.findByRole('switch', { name: 'Viewings' }));
  expect(await screen.findAllByText(/^Nothing has changed\./)).not.toEqual([]);
  expect(screen.getByRole('switch', { name: 'Viewings' })).not.toBeChecked();
  expect(listWrites(calls).map(({ body }) => body)).toEqual([{ kinds: ['messages', 'money', 'viewings'] }]);
});

test('a browser that blocks notifications says what to do, without a button', async () => {
  stubBrowser({ permission: 'denied' });
  open();
  expect(await screen.findByText(/You blocked notifications/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a browser without notifications says so, without a button', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  open();
  expect(await screen.findByText(/can't show notifications/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
