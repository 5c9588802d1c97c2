import { expect, test } from 'vitest';
import { parseSettings } from '../settings/parseSettings.ts';
import { createApp } from './createApp.ts';

const MB = 1024 * 1024;
const origin = 'http://localhost:3000';

/** An app that holds each body until it is let go. */
function makeApp() {
  const app = createApp({
    settings: parseSettings({ APP_ENV: 'test' }),
    log: () => undefined,
    rateLimits: null,
  });
  const waiting: (() => void)[] = [];
  let read = 0;
  app.post('/api/files', async (c) => {
    const { byteLength } = await c.req.arrayBuffer();
    read += byteLength;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text('stored');
  });
  app.post('/api/hello', (c) => c.text('hello'));
  return { app, waiting, getRead: () => read };
}

const send = (app: ReturnType<typeof makeApp>['app'], path: string, bytes: number, isDeclared = true) =>
  app.request(`${origin}${path}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: {
      origin,
      'content-type': 'application/pdf',
      ...(isDeclared ? { 'content-length': String(bytes) } : {}),
    },
  });

test('of 40 uploads of 19 MB at once a process reads six, and the rest get 503 and may try again', async () => {
  const { app, waiting, getRead } = makeApp();
  const answers = Array.from({ length: 40 }, () => send(app, '/api/files', 19 * MB));
  await expect.poll(() => waiting.length).toBe(6);
  const refused = (await Promise.all(answers.slice(6))).filter(({ status }) => status === 503);
  expect(refused).toHaveLength(34);
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  expect(await refused[0]?.json()).toMatchObject({
    succeed: false,
    message: 'Too many files are being uploaded right now. Try again in a few seconds.',
  });
  expect(getRead()).toBe(6 * 19 * MB);
  expect((await send(app, '/api/hello', 100)).status, 'small calls are taken all the same').toBe(200);
  for (const letGo of waiting) letGo();
  expect((await Promise.all(answers.slice(0, 6))).map(({ status }) => status)).toEqual(Array(6).fill(200));
  const next = send(app, '/api/files', 19 * MB);
  await expect.poll(() => waiting.length).toBe(7);
  waiting[6]?.();
  expect((await next).status, 'what is done makes room').toBe(200);
});

test('a body of unknown length counts as the longest its call takes, and a too long one is still told so', async () => {
  const { app, waiting } = makeApp();
  const answers = Array.from({ length: 7 }, () => send(app, '/api/files', MB, false));
  await expect.poll(() => waiting.length).toBe(6);
  expect((await answers[6])?.status).toBe(503);
  for (const letGo of waiting) letGo();
  await Promise.all(answers);
  expect((await send(app, '/api/files', 30 * MB)).status).toBe(413);
});
