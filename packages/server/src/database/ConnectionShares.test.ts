import { expect, test } from 'vitest';
import { ConnectionShares } from './ConnectionShares.ts';

const open = (options: Partial<ConstructorParameters<typeof ConnectionShares>[0]> = {}) =>
  new ConnectionShares({
    connections: 5,
    perKind: 3,
    reserve: 0,
    forTroubled: 1,
    longestWait: 60_000,
    ...options,
  });

/** Takes a connection and notes the name when it came. */
function takeAll(shares: ConnectionShares, kinds: readonly string[]): string[] {
  const came: string[] = [];
  for (const kind of kinds) void shares.take(kind).then(() => came.push(kind));
  return came;
}

const settle = () => new Promise((done) => setImmediate(done));

test('a kind has its share and no more, and leaves the rest to others', async () => {
  const came = takeAll(open(), ['a', 'a', 'a', 'a', 'b', 'c']);
  await settle();
  expect(came).toEqual(['a', 'a', 'a', 'b', 'c']);
});

test('the last connections go to kinds that have none, so that several kinds cannot take them all', async () => {
  const shares = open({ reserve: 2 });
  const came = takeAll(shares, ['a', 'a', 'b', 'b', 'a', 'c', 'd']);
  await settle();
  expect(came).toEqual(['a', 'a', 'b', 'c', 'd']);
  shares.giveBack('c', false);
  await settle();
  expect(came.slice(5)).toEqual([]);
  shares.giveBack('b', false);
  await settle();
  expect(came.slice(5)).toEqual(['b']);
});

test('what comes free goes to who waits longest and has room', async () => {
  const shares = open();
  const came = takeAll(shares, ['a', 'a', 'a', 'b', 'b', 'a', 'b', 'c']);
  shares.giveBack('b', false);
  await settle();
  expect(came.slice(5)).toEqual(['b']);
  shares.giveBack('a', false);
  await settle();
  expect(came.slice(5)).toEqual(['b', 'a']);
  shares.giveBack('b', false);
  await settle();
  expect(came.slice(5)).toEqual(['b', 'a', 'c']);
});

test('kinds that meet time-outs get by with one share together, until a call of theirs succeeds', async () => {
  const shares = open();
  takeAll(shares, ['a', 'b']);
  shares.giveBack('a', true);
  shares.giveBack('b', true);
  const came = takeAll(shares, ['a', 'a', 'b', 'c', 'c']);
  await settle();
  expect(came).toEqual(['a', 'c', 'c']);
  shares.giveBack('a', false);
  await settle();
  expect(came).toEqual(['a', 'c', 'c', 'a', 'b']);
});

test('who waits too long is told so with the code of too many connections, and is not served later', async () => {
  const shares = open({ connections: 1, longestWait: 1 });
  await shares.take('a');
  await expect(shares.take('b')).rejects.toMatchObject({
    code: '53300',
    message: `No connection came free for 'b'.`,
  });
  shares.giveBack('a', false);
  await shares.take('c');
});
