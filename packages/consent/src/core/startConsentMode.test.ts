// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import type { Consent, ConsentState } from './createConsent.ts';
import { unknownConsent } from './createConsent.ts';
import { startConsentMode } from './startConsentMode.ts';

const page: { dataLayer?: unknown[] } = globalThis as never;
const requested: ConsentState = { isKnown: true, done: false, preferences: false, statistics: false };

function makeConsent(first: ConsentState): Consent & { put(state: ConsentState): void } {
  let state = first;
  let tell: () => void = () => undefined;
  return {
    ...unknownConsent,
    getSnapshot: () => state,
    subscribe(listener) {
      tell = listener;
      return () => {
        tell = () => undefined;
      };
    },
    put(next) {
      state = next;
      tell();
    },
  };
}

/** What a tag reads: each call as a list. */
const read = () => (page.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>));

afterEach(() => {
  delete page.dataLayer;
});

test('the first thing any tag reads is that all seven signals are refused but security', () => {
  startConsentMode(makeConsent(requested), { regions: ['SG'] });
  expect(read()).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        security_storage: 'granted',
        wait_for_update: 500,
        region: ['SG'],
      },
    ],
  ]);
});

test('tags read the arguments of a call, not a list', () => {
  startConsentMode(makeConsent(requested));
  expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
});

test('a choice updates them, so does its withdrawal; advertising stays refused', () => {
  const consent = makeConsent(requested);
  const stop = startConsentMode(consent);
  consent.put({ isKnown: true, done: true, preferences: false, statistics: true });
  consent.put({ isKnown: true, done: true, preferences: false, statistics: false });
  const updates = read().slice(1);
  expect(updates).toMatchObject([
    ['consent', 'update', { analytics_storage: 'granted', personalization_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'denied', ad_storage: 'denied' }],
  ]);
  stop();
  consent.put({ isKnown: true, done: true, preferences: true, statistics: true });
  expect(read()).toHaveLength(3);
});

test('what was chosen on an earlier page follows the defaults at once', () => {
  startConsentMode(makeConsent({ isKnown: true, done: true, preferences: true, statistics: false }));
  expect(read()).toMatchObject([
    ['consent', 'default', { personalization_storage: 'denied' }],
    ['consent', 'update', { personalization_storage: 'granted', analytics_storage: 'denied' }],
  ]);
});

test('it joins what stands there already', () => {
  page.dataLayer = ['before'];
  startConsentMode(makeConsent(requested));
  expect(page.dataLayer).toHaveLength(2);
});
