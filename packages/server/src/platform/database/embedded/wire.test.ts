import { expect, test } from 'vitest';
import {
  findStartup,
  loadSql,
  makeMessage,
  makeQuery,
  makeReady,
  parseAnswer,
  prefixNames,
  splitFrames,
} from './wire.ts';

const firstFrame = (bytes: Buffer) => {
  const [frame] = splitFrames(bytes).frames;
  if (!frame) throw new Error('There is no whole frame.');
  return frame;
};

test('frames are cut from a stream wherever its bytes were divided', () => {
  const stream = Buffer.concat([makeQuery('select 1'), makeMessage('S'), makeQuery('select 2')]);
  for (let cut = 0; cut <= stream.length; cut += 1) {
    const first = splitFrames(stream.subarray(0, cut));
    const second = splitFrames(Buffer.concat([first.rest, stream.subarray(cut)]));
    expect([...first.frames, ...second.frames].map(({ type }) => type)).toEqual(['Q', 'S', 'Q']);
    expect(second.rest).toHaveLength(0);
  }
});

test('a length nobody may claim is refused', () => {
  const forged = makeQuery('x');
  forged.writeInt32BE(0x7fffffff, 1);
  expect(() => splitFrames(forged)).toThrow('A client sent a message of 2147483647 bytes.');
  forged.writeInt32BE(3, 1);
  expect(() => splitFrames(forged)).toThrow('A client sent a message of 3 bytes.');
});

test('statement and portal names get the prefix, unnamed ones stay unnamed', () => {
  const body = (type: string, ...parts: (string | Buffer)[]) =>
    prefixNames(firstFrame(makeMessage(type, ...parts)), 'c7_').toString('latin1', 5);
  expect(body('P', 'name\0select 1\0', Buffer.alloc(2))).toBe('c7_name\0select 1\0\0\0');
  expect(body('P', '\0select 1\0', Buffer.alloc(2))).toBe('\0select 1\0\0\0');
  expect(body('B', 'portal\0name\0', Buffer.alloc(6))).toBe('c7_portal\0c7_name\0\0\0\0\0\0\0');
  expect(body('B', '\0name\0')).toBe('\0c7_name\0');
  expect(body('D', 'Sname\0')).toBe('Sc7_name\0');
  expect(body('C', 'Pportal\0')).toBe('Pc7_portal\0');
  expect(body('E', 'portal\0', Buffer.alloc(4))).toBe('c7_portal\0\0\0\0\0');
  expect(body('Q', 'select 1\0')).toBe('select 1\0');
});

test('a start-up packet is waited for, read, or refused', () => {
  const text = Buffer.from('user\0sewa\0database\0sewa\0\0');
  const packet = Buffer.alloc(8 + text.length);
  packet.writeInt32BE(packet.length, 0);
  packet.writeInt32BE(196608, 4);
  text.copy(packet, 8);
  expect(findStartup(packet.subarray(0, 7))).toBeNull();
  expect(findStartup(packet.subarray(0, 12))).toBeNull();
  expect(findStartup(packet)).toMatchObject({ kind: 'start', length: packet.length });
  expect(findStartup(packet)?.parameters.get('database')).toBe('sewa');
  const ssl = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
  expect(findStartup(ssl)).toMatchObject({ kind: 'encryption', length: 8 });
  expect(findStartup(Buffer.from('GET / HTTP/1.1\r\n'))).toMatchObject({ kind: 'unknown' });
});

test('an answer tells its last status and changed settings, and gives up its notifications', () => {
  const notification = makeMessage('A', Buffer.alloc(4), 'listings\0', 'hello\0');
  const set = makeMessage('C', 'SET\0');
  const answer = parseAnswer(Buffer.concat([set, notification, makeReady('T')]));
  expect(answer.status).toBe('T');
  expect(answer.isSettingChanged).toBe(true);
  expect(answer.notifications.map(({ channel }) => channel)).toEqual(['listings']);
  expect(answer.bytes.equals(Buffer.concat([set, makeReady('T')]))).toBe(true);
});

test('the text of a query is read from both kinds of message', () => {
  expect(loadSql(firstFrame(makeQuery('select 1')))).toBe('select 1');
  expect(loadSql(firstFrame(makeMessage('P', 'name\0select 2\0', Buffer.alloc(2))))).toBe('select 2');
});
