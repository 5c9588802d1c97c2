import { expect, test } from 'vitest';
import { BusyError } from './BusyError.ts';
import { makeTakeTurn } from './makeTakeTurn.ts';
import { ProcessorShares } from './ProcessorShares.ts';

/** Shares whose time and turns the test moves on. */
function open() {
  let time = 0;
  let turn: (() => void) | null = null;
  const shares = new ProcessorShares({
    now: () => time,
    defer: (work) => {
      turn = work;
    },
  });
  const done: string[] = [];
  const refused: string[] = [];
  const start = (kind: string, duration: number) =>
    shares
      .run(kind, () => {
        time += duration;
        done.push(kind);
      })
      .catch((error: unknown) => {
        if (!(error instanceof BusyError)) throw error;
        refused.push(`${error.message} ${error.code}`);
      });
  const endTurn = () => {
    const work = turn;
    turn = null;
    work?.();
  };
  const endTurns = () => {
    while (turn) endTurn();
  };
  return { shares, start, done, refused, endTurn, endTurns };
}

test('work is done at once where nothing was done in this turn, else in a turn of its own', () => {
  const { start, done, endTurn } = open();
  void start('a', 1);
  void start('a', 1);
  expect(done).toEqual(['a']);
  endTurn();
  expect(done).toEqual(['a', 'a']);
});

test('the kind that has used least is next, and first come is first served within a kind', () => {
  const { start, done, endTurns } = open();
  for (let piece = 0; piece < 3; piece += 1) void start('slow', 30);
  for (let piece = 0; piece < 4; piece += 1) void start('quick', 10);
  endTurns();
  expect(done).toEqual(['slow', 'quick', 'quick', 'quick', 'slow', 'quick', 'slow']);
});

test('a kind that did not wait has saved nothing up', () => {
  const { start, done, endTurns } = open();
  void start('rare', 1);
  endTurns();
  for (let piece = 0; piece < 5; piece += 1) {
    void start('busy', 10);
    endTurns();
  }
  for (let piece = 0; piece < 3; piece += 1) void start('busy', 10);
  for (let piece = 0; piece < 3; piece += 1) void start('rare', 10);
  endTurns();
  expect(done.slice(6)).toEqual(['busy', 'rare', 'rare', 'busy', 'rare', 'busy']);
});

test('what would wait longer than a second behind its own kind is refused at once, and only that', async () => {
  const { start, done, refused, endTurns } = open();
  for (let piece = 0; piece < 30; piece += 1) {
    void start('slow', 200);
    void start('quick', 1);
    endTurns();
  }
  done.length = 0;
  const started = ['slow', 'quick'].flatMap((kind) =>
    Array.from({ length: 20 }, () => start(kind, kind === 'slow' ? 200 : 1)),
  );
  await Promise.resolve();
  endTurns();
  await Promise.all(started);
  expect(new Set(refused)).toEqual(new Set(["Too much waits for 'slow'. 53300"]));
  expect(done.filter((kind) => kind === 'quick')).toHaveLength(20);
  expect(done.filter((kind) => kind === 'slow')).toHaveLength(20 - refused.length);
  expect(refused.length).toBeGreaterThan(10);
});

test('work that throws rejects its own call, and the next has its turn', async () => {
  const shares = new ProcessorShares();
  const failed = shares.run('a', () => {
    throw new Error('Broken.');
  });
  const next = shares.run('a', () => 'done');
  await expect(failed).rejects.toThrow('Broken.');
  expect(await next).toBe('done');
});

test('a turn gives what the work gives, null where it is refused, and throws what it throws', async () => {
  const { shares, start, endTurns } = open();
  const takeTurn = makeTakeTurn(shares);
  expect(await takeTurn('/', () => 'a page')).toEqual({ result: 'a page' });
  endTurns();
  const failed = takeTurn('/', () => {
    throw new Error('Broken.');
  });
  await expect(failed).rejects.toThrow('Broken.');
  endTurns();
  for (let piece = 0; piece < 20; piece += 1) {
    void start('page /', 5_000);
    endTurns();
  }
  for (let piece = 0; piece < 3; piece += 1) void start('page /', 5_000);
  expect(await takeTurn('/', () => 'a page')).toBeNull();
});
