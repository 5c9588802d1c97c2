import { afterEach, expect, test, vi } from 'vitest';
import { runLoader } from './runLoader.ts';

const kind = {
  name: 'calculator',
  title: 'Rental cost calculator',
  link: 'Calculator',
  button: null,
} as const;

/** A script that is not run, as a partner's page has it. */
function putScript(parent: Element): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = `${location.origin}/embed/v1/calculator.js`;
  script.dataset.partner = 'key-1';
  parent.append(script);
  return script;
}

/** Runs the loader as a classic script, or as a module, which doesn't know its own element. */
function run(current: HTMLScriptElement | null): string[] {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(current);
  runLoader(kind);
  return warn.mock.calls.flat();
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const element of document.querySelectorAll('script[data-partner], sewa-calculator')) element.remove();
});

test('in the body, the frame stands behind its script, and nothing is said', () => {
  const script = putScript(document.body);
  document.body.append(document.createElement('hr'));
  expect(run(script)).toEqual([]);
  expect(script.nextElementSibling?.localName).toBe('sewa-calculator');
  document.querySelector('hr')?.remove();
});

test.each([
  ['in the head', () => putScript(document.head)],
  ['as a module', () => putScript(document.body) && null],
])('%s, the frame stands at the end of the body, and the console says what to do', (_, put) => {
  const current = put();
  document.body.append(document.createElement('hr'));
  expect(run(current)).toEqual([`Put ${location.origin}/embed/v1/calculator.js in <body>, not as a module.`]);
  expect(document.body.lastElementChild?.localName).toBe('sewa-calculator');
  expect(document.body.lastElementChild?.getAttribute('partner')).toBe('key-1');
  document.querySelector('hr')?.remove();
});

test('before there is a body, the frame waits for it', () => {
  const script = putScript(document.head);
  const { body } = document;
  body.remove();
  run(script);
  document.documentElement.append(body);
  expect(document.querySelector('sewa-calculator')).toBeNull();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(body.lastElementChild?.localName).toBe('sewa-calculator');
});
