// @vitest-environment jsdom
import { type Client, createClient } from '@sewa/api/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportError } from './reportError.ts';
import { startReporting } from './startReporting.ts';

const sentry = vi.hoisted(() => ({ init: vi.fn(), captureException: vi.fn() }));
vi.mock('@sentry/react', () => sentry);

let sent: unknown[];
let client: Client;

beforeEach(() => {
  sent = [];
  client = createClient({
    fetch: async (_, init) => {
      sent.push(JSON.parse(String(init.body)));
      return Response.json({ succeed: true, data: null });
    },
  });
  vi.clearAllMocks();
});

test('without a service, errors stay with our own server: message and path, no query', async () => {
  window.history.replaceState(null, '', '/discover?q=my+name');
  startReporting({ client, dsn: null, isAllowed: () => true, release: 'one' });
  reportError(new Error('broken'));
  await expect.poll(() => sent).toEqual([expect.objectContaining({ message: 'broken', path: '/discover' })]);
  expect(sentry.init).not.toHaveBeenCalled();
});

test('with a service that was not allowed, nothing of it is loaded', async () => {
  startReporting({ client, dsn: 'https://key@errors.test/7', isAllowed: () => false, release: 'one' });
  reportError(new Error('broken'));
  await expect.poll(() => sent.length).toBe(1);
  expect(sentry.init).not.toHaveBeenCalled();
});

test('with a service that was allowed, it is loaded at the first error, once', async () => {
  startReporting({ client, dsn: 'https://key@errors.test/7', isAllowed: () => true, release: 'one' });
  const first = new Error('first');
  const second = new Error('second');
  reportError(first);
  reportError(second);
  await expect.poll(() => sentry.captureException.mock.calls).toEqual([[first], [second]]);
  expect(sentry.init).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
});

test('errors nobody caught are reported too', async () => {
  startReporting({ client, dsn: null, isAllowed: () => false, release: 'one' });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught'), message: 'uncaught' }));
  await expect.poll(() => sent).toContainEqual(expect.objectContaining({ message: 'uncaught' }));
});
