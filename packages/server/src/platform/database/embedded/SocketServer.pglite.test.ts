import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { makeMessage, makeQuery } from './wire.ts';

const getDatabase = openTestDatabase();

function openSocket(): Promise<Socket> {
  const socket = connect(join(getDatabase().settings.dataFolder, '.s.PGSQL.5432'));
  return new Promise((done, fail) => {
    socket.once('connect', () => done(socket));
    socket.once('error', fail);
  });
}

const takeSome = (socket: Socket): Promise<Buffer> =>
  new Promise((done) => socket.once('data', (bytes) => done(Buffer.from(bytes))));

const startup = Buffer.concat([Buffer.from([0, 0, 0, 19, 0, 3, 0, 0]), Buffer.from('user\0sewa\0\0')]);

describe('the embedded socket server', () => {
  test('declines encryption, then starts', async () => {
    const socket = await openSocket();
    socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]));
    expect((await takeSome(socket)).toString()).toBe('N');
    socket.write(startup);
    expect((await takeSome(socket)).toString('latin1')).toMatch(/^R.*server_version/s);
    socket.destroy();
  });

  test('ignores a request to cancel and ends what does not speak its language', async () => {
    for (const bytes of [
      Buffer.from([0, 0, 0, 16, 4, 210, 22, 46, 0, 0, 0, 1, 0, 0, 0, 1]),
      Buffer.from('GET / HTTP/1.1\r\n\r\n'),
    ]) {
      const socket = await openSocket();
      const ended = new Promise((done) => socket.once('close', done));
      socket.on('error', () => undefined);
      socket.write(bytes);
      await ended;
    }
    expect((await getDatabase().db.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  test('drops a client that claims an impossible length, and nobody else', async () => {
    const socket = await openSocket();
    socket.on('error', () => undefined);
    socket.write(startup);
    await takeSome(socket);
    const ended = new Promise((done) => socket.once('close', done));
    const forged = makeQuery('select 1');
    forged.writeInt32BE(0x7fffffff, 1);
    socket.write(forged);
    await ended;
    expect((await getDatabase().db.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  test('keeps the backend for a client between Flush and Sync', async () => {
    const socket = await openSocket();
    socket.write(startup);
    await takeSome(socket);
    const parse = makeMessage('P', '\0select 42 as n\0', Buffer.alloc(2));
    socket.write(Buffer.concat([parse, makeMessage('H')]));
    expect((await takeSome(socket)).toString('latin1', 0, 1)).toBe('1');
    const other = getDatabase().db.query('select 7 as n');
    const bind = makeMessage('B', '\0\0', Buffer.alloc(6));
    socket.write(Buffer.concat([bind, makeMessage('E', '\0', Buffer.alloc(4)), makeMessage('S')]));
    expect((await takeSome(socket)).toString('latin1')).toContain('42');
    expect((await other).rows).toEqual([{ n: 7 }]);
    socket.destroy();
  });

  test('refuses what would reach into other clients’ sessions, in words', async () => {
    const { db } = getDatabase();
    await expect(db.query('discard all')).rejects.toThrow(
      'The embedded database shares one session: reset settings by name.',
    );
    await expect(db.query('deallocate all')).rejects.toThrow('shares one session');
    await expect(db.query('copy blobs from stdin')).rejects.toThrow(
      'The embedded database takes no COPY FROM STDIN: use INSERT.',
    );
    expect((await db.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });
});
