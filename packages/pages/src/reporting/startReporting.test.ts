// @vitest-environment jsdom
import { type Client, createClient } from '@sewa/api/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportError } from './reportError.ts';
import { type ReportingGate, startReporting } from './startReporting.ts';

const sentry = vi.hoisted(() => ({ init: vi.fn(), captureException: vi.fn(), close: vi.fn() }));
vi.mock('@sentry/react', () => sentry);

/** A gate that stands open, and one that stays shut. */
const open: ReportingGate = (start) => void start();
const shut: ReportingGate = () => undefined;

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
  startReporting({ client, dsn: null, gate: open, release: 'one' });
  reportError(new Error('broken'));
  await expect.poll(() => sent).toEqual([expect.objectContaining({ message: 'broken', path: '/discover' })]);
  expect(sentry.init).not.toHaveBeenCalled();
});

test('with a service that was not allowed, nothing of it is loaded', async () => {
  startReporting({ client, dsn: 'https://key@errors.test/7', gate: shut, release: 'one' });
  reportError(new Error('broken'));
  await expect.poll(() => sent.length).toBe(1);
  expect(sentry.init).not.toHaveBeenCalled();
});

test('with a service that was allowed, it is loaded at the first error, once', async () => {
  startReporting({ client, dsn: 'https://key@errors.test/7', gate: open, release: 'one' });
  const first = new Error('first');
  const second = new Error('second');
  reportError(first);
  reportError(second);
  await expect.poll(() => sentry.captureException.mock.calls).toEqual([[first], [second]]);
  expect(sentry.init).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
});

test('a service that is no longer allowed is closed and told nothing more; one that is again is started anew', async () => {
  let start: () => () => void = () => () => undefined;
  const gate: ReportingGate = (given) => {
    start = given;
  };
  startReporting({ client, dsn: 'https://key@errors.test/7', gate, release: 'one' });
  const stop = start();
  reportError(new Error('allowed'));
  await expect.poll(() => sentry.captureException.mock.calls.length).toBe(1);
  stop();
  await expect.poll(() => sentry.close.mock.calls.length).toBe(1);
  reportError(new Error('withdrawn'));
  await expect.poll(() => sent).toEqual([expect.objectContaining({ message: 'withdrawn' })]);
  expect(sentry.captureException).toHaveBeenCalledTimes(1);
  start();
  reportError(new Error('again'));
  await expect.poll(() => sentry.captureException.mock.calls.length).toBe(2);
  expect(sentry.init).toHaveBeenCalledTimes(2);
});

test('errors nobody caught are reported too', async () => {
  startReporting({ client, dsn: null, gate: shut, release: 'one' });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught'), message: 'uncaught' }));
  await expect.poll(() => sent).toContainEqual(expect.objectContaining({ message: 'uncaught' }));
});
