import { expect, test } from 'vitest';
import { CircuitBreaker } from './CircuitBreaker.ts';

function open() {
  let now = 0;
  const circuitBreaker = new CircuitBreaker(() => now);
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) circuitBreaker.note(false);
  };
  return { circuitBreaker, fail, wait: (ms: number) => (now += ms) };
}

test('four failures leave it closed, the fifth opens it', () => {
  const { circuitBreaker, fail } = open();
  fail(4);
  expect(circuitBreaker.mayAsk()).toBe(true);
  fail(1);
  expect(circuitBreaker.mayAsk()).toBe(false);
});

test('an answer between failures begins the count anew', () => {
  const { circuitBreaker, fail } = open();
  fail(4);
  circuitBreaker.note(true);
  fail(4);
  expect(circuitBreaker.mayAsk()).toBe(true);
});

test('after 30 seconds one asks, and an answer closes it', () => {
  const { circuitBreaker, fail, wait } = open();
  fail(5);
  wait(29_999);
  expect(circuitBreaker.mayAsk()).toBe(false);
  wait(1);
  expect([circuitBreaker.mayAsk(), circuitBreaker.mayAsk(), circuitBreaker.mayAsk()]).toEqual([
    true,
    false,
    false,
  ]);
  circuitBreaker.note(true);
  expect([circuitBreaker.mayAsk(), circuitBreaker.mayAsk()]).toEqual([true, true]);
});

test('a failure of the one that asks opens it for another 30 seconds', () => {
  const { circuitBreaker, fail, wait } = open();
  fail(5);
  wait(30_000);
  expect(circuitBreaker.mayAsk()).toBe(true);
  fail(1);
  wait(29_999);
  expect(circuitBreaker.mayAsk()).toBe(false);
  wait(1);
  expect(circuitBreaker.mayAsk()).toBe(true);
});
