import { expect, test } from 'vitest';
import { ConnectionShares, type GiveBack, type SharesOptions } from './ConnectionShares.ts';

function open(options: Partial<SharesOptions> = {}) {
  let time = 0;
  const shares = new ConnectionShares({
    connections: 5,
    perKind: 3,
    reserve: 0,
    forTroubled: 1,
    longestWait: 60_000,
    now: () => time,
    ...options,
  });
  const taken: { kind: string; giveBack: GiveBack }[] = [];
  const take = async (kind: string) => void taken.push({ kind, giveBack: await shares.take(kind) });
  /** Takes a connection for each of some calls, and notes the kind when it came. */
  const takeAll = (kinds: readonly string[]): string[] => {
    const came: string[] = [];
    // Who still waits when the test is over is refused a minute later.
    for (const kind of kinds)
      void take(kind).then(
        () => came.push(kind),
        () => undefined,
      );
    return came;
  };
  const giveBack = (kind: string, isTroubled: boolean, duration = 1) => {
    const place = taken.findIndex((each) => each.kind === kind);
    const [first] = taken.splice(place, 1);
    if (!first) throw new Error(`No call of kind '${kind}' has a connection.`);
    time += duration;
    first.giveBack(isTroubled);
  };
  return { take, takeAll, giveBack };
}

const settle = () => new Promise((done) => setImmediate(done));

test('a kind has its share and no more, and leaves the rest to others', async () => {
  const came = open().takeAll(['a', 'a', 'a', 'a', 'b', 'c']);
  await settle();
  expect(came).toEqual(['a', 'a', 'a', 'b', 'c']);
});

test('the last connections go to kinds that have none, so that several kinds cannot take them all', async () => {
  const shares = open({ reserve: 2 });
  const came = shares.takeAll(['a', 'a', 'b', 'b', 'a', 'c', 'd']);
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
  const came = shares.takeAll(['a', 'a', 'a', 'b', 'b', 'a', 'b', 'c']);
  await settle();
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
  shares.takeAll(['a', 'b']);
  await settle();
  shares.giveBack('a', true);
  shares.giveBack('b', true);
  const came = shares.takeAll(['a', 'a', 'b', 'c', 'c']);
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
    message: `Too much waits for 'b'.`,
  });
  shares.giveBack('a', false);
  await shares.take('c');
});

test('of a slow kind a call that is sure to wait too long is refused at once, of a quick one it waits', async () => {
  const shares = open({ connections: 2, perKind: 1, longestWait: 1_000 });
  for (let call = 0; call < 30; call += 1) {
    await shares.take('slow');
    shares.giveBack('slow', false, 400);
    await shares.take('quick');
    shares.giveBack('quick', false, 4);
  }
  const refused: string[] = [];
  for (const kind of ['slow', 'quick'])
    for (let call = 0; call < 10; call += 1) shares.take(kind).catch(() => refused.push(kind));
  await settle();
  expect(new Set(refused)).toEqual(new Set(['slow']));
  expect(refused.length).toBeGreaterThan(4);
});
