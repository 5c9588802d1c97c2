import { expect, test } from 'vitest';
import { withSandbox } from './withSandbox.ts';

const open = (respond: () => Promise<Response | null>) =>
  withSandbox(() => new Response('the server'), { respond });
const ask = async (respond: () => Promise<Response | null>, path: string) =>
  open(respond)(new Request(`http://localhost${path}`), {});

test('the sandbox answers what it knows below its path, the server all else', async () => {
  const sandbox = async () => new Response('the sandbox');
  expect(await (await ask(sandbox, '/sandbox/outbox')).text()).toBe('the sandbox');
  expect(await (await ask(sandbox, '/sandboxes')).text()).toBe('the server');
  expect(await (await ask(async () => null, '/sandbox/nothing')).text()).toBe('the server');
});

test('while its database is away the sandbox says when to come back, as calls do', async () => {
  const away = () =>
    Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  const answer = await ask(away, '/sandbox');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
});
