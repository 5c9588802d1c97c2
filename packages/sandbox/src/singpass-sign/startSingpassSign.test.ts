import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { SignDesk, signers } from './SignDesk.ts';
import { startSingpassSign } from './startSingpassSign.ts';

async function open() {
  const started = await startSingpassSign({
    origin: 'http://localhost:3999',
    port: 0,
    signPdf: async (bytes) => bytes,
  });
  onTestFinished(() => started.close());
  const { port } = new URL(started.url);
  const send = async (path: string, host = '127.0.0.1', method = 'GET'): Promise<number | undefined> => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { host } });
    sent.end('');
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    answer?.resume();
    return answer?.statusCode;
  };
  return { started, send };
}

test('it answers under its own name only, so that no other site can be made to lead to it', async () => {
  const { started, send } = await open();
  started.open({ now: () => new Date() });
  expect(await send('/')).toBe(200);
  expect(await send('/.well-known/keys.json')).toBe(200);
  for (const host of ['evil.example', 'localhost', '127.0.0.1.evil.example'])
    for (const path of ['/', '/sign?request_id=x', '/api/v3/sign-requests'])
      expect(await send(path, host), `${host}${path}`).toBe(404);
  expect(await send('/', 'evil.example', 'POST')).toBe(404);
});

test('until it is open it answers 503, and then 404 or 403 for what it does not know', async () => {
  const { started, send } = await open();
  expect(await send('/sign?request_id=x')).toBe(503);
  started.open({ now: () => new Date() });
  expect(await send('/sign?request_id=x')).toBe(404);
  expect(await send('/api/v3/nothing')).toBe(404);
  expect(await send('/documents/x')).toBe(403);
  expect(await send('/read?request_id=x')).toBe(403);
  expect(await send('/api/v3/sign-requests', '127.0.0.1', 'POST')).toBe(400);
});

test('people without an NRIC or FIN cannot sign', () => {
  expect(signers.length).toBeGreaterThan(5);
  for (const { name, uin } of signers) {
    expect(name).not.toBe('');
    expect(uin).toMatch(/^[STFG]\d{7}[A-Z]$/);
  }
});

test('a document with several places is signed at each', async () => {
  const places = [1, 2].map((page) => ({ page, x: 0.1, y: 0.2 }));
  const signed: string[] = [];
  const now = () => new Date('2026-12-01T02:00:00Z');
  const signPdf = async (
    bytes: Uint8Array,
    { page, name, partialUin }: { page: number; name: string; partialUin: string },
  ) => {
    signed.push(`${page} ${name} ${partialUin}`);
    return bytes;
  };
  const desk = new SignDesk(signPdf, { now, realNow: now });
  const record = desk.add({ documentName: 'Paper', places, bytes: new Uint8Array(), lockedTo: null });
  const [signer] = signers;
  if (!signer) throw new Error('Nobody can sign.');
  await desk.sign(record, signer);
  expect(signed).toEqual([
    `1 ${signer.name} ${signer.uin.slice(-4)}`,
    `2 ${signer.name} ${signer.uin.slice(-4)}`,
  ]);
});
