// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { startTagManager, type TagGate, type TagTraces } from './startTagManager.ts';

const settings = { id: 'GTM-TEST', url: null };
const page = new URL('http://localhost/dashboard');
const tagged = { guard: { isSignedInOnly: true } };
const listScripts = () => [...document.scripts].map(({ src }) => src);

/** A gate that a test opens and shuts. */
function makeGate() {
  let start: () => () => void = () => () => undefined;
  let traces: TagTraces = { cookies: [] };
  const gate: TagGate = (given, left) => {
    start = given;
    traces = left;
  };
  return { gate, open: () => start(), getTraces: () => traces };
}

afterEach(() => {
  for (const script of [...document.scripts]) script.remove();
});

test('nothing is loaded before it is allowed, and one script once it is', () => {
  const { gate, open, getTraces } = makeGate();
  const { leaveIfUnwanted } = startTagManager(settings, gate);
  expect(listScripts()).toEqual([]);
  expect(leaveIfUnwanted(page, tagged)).toBeUndefined();
  open();
  expect(listScripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
  expect(leaveIfUnwanted(page, tagged)).toBeUndefined();
  expect(getTraces()).toEqual({ cookies: ['_ga*', '_gid', '_gat*'] });
});

test('once it is withdrawn, the next page is a new document, unless it is allowed again', () => {
  const { gate, open } = makeGate();
  const { leaveIfUnwanted } = startTagManager({ id: 'GTM-TEST', url: 'http://127.0.0.1:3004' }, gate);
  open()();
  // jsdom can only go to another place of the same document.
  expect(leaveIfUnwanted(new URL('#left', location.href), tagged)).toBeInstanceOf(Promise);
  expect(location.hash).toBe('#left');
  open();
  expect(leaveIfUnwanted(page, tagged)).toBeUndefined();
  expect(listScripts()).toEqual(['http://127.0.0.1:3004/gtm.js?id=GTM-TEST']);
});

test('a page it may not be on is a new document, because its address may hold a secret', () => {
  const { gate, open } = makeGate();
  const { leaveIfUnwanted } = startTagManager(settings, gate);
  open();
  expect(leaveIfUnwanted(new URL('#paid', location.href), {})).toBeInstanceOf(Promise);
  expect(location.hash).toBe('#paid');
});
