import { expect, test } from 'vitest';
import { Circuit } from './Circuit.ts';

function open() {
  let now = 0;
  const circuit = new Circuit(() => now);
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) circuit.note(false);
  };
  return { circuit, fail, wait: (ms: number) => (now += ms) };
}

test('four failures leave it closed, the fifth opens it', () => {
  const { circuit, fail } = open();
  fail(4);
  expect(circuit.mayAsk()).toBe(true);
  fail(1);
  expect(circuit.mayAsk()).toBe(false);
});

test('an answer between failures begins the count anew', () => {
  const { circuit, fail } = open();
  fail(4);
  circuit.note(true);
  fail(4);
  expect(circuit.mayAsk()).toBe(true);
});

test('after 30 seconds one asks, and an answer closes it', () => {
  const { circuit, fail, wait } = open();
  fail(5);
  wait(29_999);
  expect(circuit.mayAsk()).toBe(false);
  wait(1);
  expect([circuit.mayAsk(), circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, false, false]);
  circuit.note(true);
  expect([circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, true]);
});

test('a failure of the one that asks opens it for another 30 seconds', () => {
  const { circuit, fail, wait } = open();
  fail(5);
  wait(30_000);
  expect(circuit.mayAsk()).toBe(true);
  fail(1);
  wait(29_999);
  expect(circuit.mayAsk()).toBe(false);
  wait(1);
  expect(circuit.mayAsk()).toBe(true);
});
