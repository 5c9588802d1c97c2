import { connect, type Socket } from 'node:net';
import { test } from '../support/ownProcess.ts';
import { expect } from '../support/test.ts';

test('asked to end, the process answers what it was asked before and takes nothing new', async ({
  start,
}) => {
  const sewa = await start();
  const { port } = new URL(sewa.url);
  const socket: Socket = connect(Number(port), '127.0.0.1');
  const answered = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
  socket.write(`GET /api/discover HTTP/1.1\r\nHost: localhost:${port}\r\n`);
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0);
  await fetch(`${sewa.url}/api/health`);
  sewa.child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${sewa.url}/api/health`).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused');
  socket.write('Connection: close\r\n\r\n');
  const answer = await answered;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('"succeed":true');
  expect(await sewa.ended).toBe(0);
});
