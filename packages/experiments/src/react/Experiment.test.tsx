// @vitest-environment jsdom

import { createHash } from 'node:crypto';
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serializeExperimentCookie } from '../core/experimentCookie.ts';
import { variantScript, variantScriptHash } from '../core/variantScript.ts';
import { Experiment } from './Experiment.tsx';
import { ExperimentsProvider, type ExperimentsProviderProps } from './ExperimentsProvider.tsx';
import { useExperiment } from './useExperiment.ts';

const running = [{ id: 'front-door', enabled: true, validStartUrls: ['/'] }];
const stopped = [{ id: 'front-door', enabled: false, validStartUrls: ['/'] }];
const observers = new Set<() => void>();

/** Everything that is watched comes on the screen. */
const scrollThere = () =>
  act(() => {
    for (const show of observers) show();
  });

const putCookie = (variant: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `exp-front-door=${serializeExperimentCookie(variant)}`;
};

beforeEach(() => {
  document.adoptedStyleSheets = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #show: () => void;
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        this.#show = () => onChange([{ isIntersecting: true }]);
      }
      observe() {
        observers.add(this.#show);
      }
      disconnect() {
        observers.delete(this.#show);
      }
    },
  );
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'exp-front-door=; Max-Age=0';
  window.sewaVariants = undefined;
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

function Hook() {
  return <output>{useExperiment('front-door')}</output>;
}

const makePage = (given: Partial<ExperimentsProviderProps> = {}) => (
  <ExperimentsProvider experiments={running} {...given}>
    <h1>
      <Experiment as="span" id="front-door" variants={{ control: 'Homes', bold: 'Your home' }} />
    </h1>
    <Experiment id="front-door" variants={{ control: <p>Facts</p>, bold: <p>Today</p> }} />
    <Hook />
  </ExperimentsProvider>
);

/** What the server sends, after its inline script has run. */
function receivePage(page = makePage()): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  const script = root.querySelector('script');
  if (script) {
    Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
    new Function(script.textContent)();
  }
  return root;
}

const listRules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText.replaceAll(/\s*([{:;}])\s*/g, '$1').replace(/;}/, '}')),
  );

const readShown = (root: HTMLElement) =>
  [...root.querySelectorAll('h1 span, p, output')]
    .filter((element) => !element.closest('[hidden]'))
    .map(({ textContent }) => textContent);

test('a server shows control to everyone, and the cookie changes nothing in its answer', () => {
  const html = renderToString(makePage());
  putCookie('bold');
  expect(renderToString(makePage())).toBe(html);
  const root = receivePage();
  expect(readShown(root)).toEqual(['Homes', 'Facts', 'control']);
});

test('the inline script shows the variant of the cookie before the page is hydrated', () => {
  putCookie('bold');
  receivePage();
  const shown = '[data-experiment="front-door"][data-variant="bold"]';
  expect(listRules()).toEqual([
    `div${shown}{display:block !important}`,
    `span${shown}{display:inline !important}`,
    `${shown} ~ [data-experiment="front-door"]{display:none !important}`,
  ]);
  expect(window.sewaVariants).toEqual({ 'front-door': 'bold' });
});

test('the inline script leaves control alone, and what no server of ours wrote', () => {
  putCookie('control');
  receivePage();
  putCookie('"]{}*{display:none');
  receivePage();
  expect(listRules()).toEqual([]);
});

test('once hydrated, only the variant that was shown is there, whatever the cookie says by then', async () => {
  putCookie('bold');
  const root = receivePage();
  putCookie('control');
  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, makePage(), { onRecoverableError: (error) => problems.push(error) });
  });
  expect(problems).toEqual([]);
  expect(readShown(root)).toEqual(['Your home', 'Today', 'bold']);
  expect(root.querySelectorAll('[hidden], [data-experiment], script')).toHaveLength(0);
});

test('an assignment while the page is shown counts from the next page on', () => {
  const { container, rerender } = render(makePage());
  putCookie('bold');
  rerender(makePage());
  expect(readShown(container)).toEqual(['Homes', 'Facts', 'control']);
  cleanup();
  expect(readShown(render(makePage()).container)).toEqual(['Your home', 'Today', 'bold']);
});

test('a stopped experiment, a variant that is no more and a page without provider show control', () => {
  putCookie('bold');
  expect(readShown(render(makePage({ experiments: stopped })).container)).toEqual([
    'Homes',
    'Facts',
    'control',
  ]);
  expect(renderToString(makePage({ experiments: stopped }))).not.toContain('Your home');
  expect(render(<Hook />).container.textContent).toBe('control');
  putCookie('calm');
  expect(readShown(render(makePage()).container)).toEqual(['Homes', 'Facts', 'calm']);
});

test('a view is noted once, when the variant of somebody who takes part is on the screen', async () => {
  const onView = vi.fn();
  const page = makePage({ onView });
  render(page);
  await scrollThere();
  expect(onView).not.toHaveBeenCalled();
  cleanup();
  putCookie('control');
  render(page);
  expect(onView).not.toHaveBeenCalled();
  await scrollThere();
  await scrollThere();
  expect(onView.mock.calls).toEqual([['front-door', 'control']]);
});

test('the address forces a variant only where that is allowed, and such a view is not noted', async () => {
  history.replaceState(null, '', '/?exp=front-door.bold');
  const onView = vi.fn();
  expect(readShown(render(makePage({ onView })).container)[0]).toBe('Homes');
  cleanup();
  expect(readShown(render(makePage({ onView, isForceable: true })).container)[0]).toBe('Your home');
  await scrollThere();
  expect(onView).not.toHaveBeenCalled();
  receivePage();
  expect(listRules()).toEqual([]);
  receivePage(makePage({ isForceable: true }));
  expect(listRules()).toHaveLength(3);
});

test('the hash is the one of the script', () => {
  expect(variantScriptHash).toBe(`'sha256-${createHash('sha256').update(variantScript).digest('base64')}'`);
});
