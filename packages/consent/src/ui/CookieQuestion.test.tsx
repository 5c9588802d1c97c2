// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Consent, type ConsentState, createConsent, unknownConsent } from '../core/createConsent.ts';
import { ConsentProvider } from '../react/ConsentProvider.tsx';
import { useConsent } from '../react/useConsent.ts';
import { useConsentStore } from '../react/useConsentStore.ts';
import { CookieQuestion } from './CookieQuestion.tsx';

const requested: ConsentState = { isKnown: true, done: false, preferences: false, statistics: false };
const categories = [
  { name: 'necessary', label: 'Necessary', isNecessary: true },
  { name: 'preferences', label: 'Preferences' },
  { name: 'statistics', label: 'Statistics' },
];

function makeConsent(first: ConsentState) {
  let state = first;
  const listeners = new Set<() => void>();
  const consent: Consent = {
    ...unknownConsent,
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: vi.fn(async (grants) => {
      state = { ...grants, isKnown: true, done: true };
      for (const listener of listeners) listener();
    }),
  };
  return consent;
}

const ask = (consent: Consent, rest: Partial<Parameters<typeof CookieQuestion>[0]> = {}) => (
  <ConsentProvider consent={consent}>
    <CookieQuestion categories={categories} {...rest} />
  </ConsentProvider>
);

function Allowed() {
  return useConsent(({ statistics }) => statistics) ? 'yes' : 'no';
}

function Maps() {
  const { isKnown, maps, marketing } = useConsent((state: ConsentState<'maps' | 'marketing'>) => state);
  return <p>{isKnown ? `maps ${maps}, marketing ${marketing}` : 'nothing known'}</p>;
}

function Store() {
  useConsentStore();
  return null;
}

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

test('who has not chosen is asked; the question goes with the answer', async () => {
  const consent = makeConsent(requested);
  const onChosen = vi.fn();
  render(ask(consent, { onChosen }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Accept all' })));
  expect(consent.choose).toHaveBeenCalledExactlyOnceWith({ preferences: true, statistics: true }, 'banner');
  expect(onChosen).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('form')).toBeNull();
});

test('who has chosen is not asked, but finds the question in a page', async () => {
  const consent = makeConsent({ ...requested, done: true, statistics: true });
  const { rerender } = render(ask(consent));
  expect(screen.queryByRole('form')).toBeNull();
  rerender(ask(consent, { placement: 'page' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reject all' })));
  expect(consent.choose).toHaveBeenCalledExactlyOnceWith({ preferences: false, statistics: false }, 'page');
  expect(screen.queryByRole('form')).not.toBeNull();
});

test("categories of a site's own are asked, kept and read like ours", async () => {
  const client = { recordConsent: vi.fn(async () => ({ consentId: 'x' })) };
  const consent = createConsent({ client, revision: 'r1', categories: ['marketing', 'maps'] });
  render(
    <ConsentProvider consent={consent}>
      <CookieQuestion
        categories={[
          { name: 'marketing', label: 'Marketing' },
          { name: 'maps', label: 'Maps' },
        ]}
      />
      <Maps />
    </ConsentProvider>,
  );
  expect(screen.getByText('maps false, marketing false').textContent).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Maps'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save choices' })));
  expect(screen.getByText('maps true, marketing false').textContent).toBeTruthy();
  expect(client.recordConsent).toHaveBeenCalledWith({ body: expect.objectContaining({ others: ['maps'] }) });
  consent.close();
});

test('what a server renders asks nobody, whatever its browser has chosen', () => {
  expect(renderToString(ask(makeConsent(requested)))).toBe('');
});

test('a component is drawn with what it picked', () => {
  render(
    <ConsentProvider consent={makeConsent({ ...requested, done: true, statistics: true })}>
      <Allowed />
    </ConsentProvider>,
  );
  expect(document.body.textContent).toBe('yes');
});

test('a hook outside a provider says what to do', () => {
  expect(() => renderToString(<Store />)).toThrow('Add one above');
});
