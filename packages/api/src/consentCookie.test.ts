import { expect, test } from 'vitest';
import {
  CONSENT_SECONDS,
  type ConsentCookie,
  parseConsentCookie,
  serializeConsentCookie,
} from './consentCookie.ts';

const consentId = 'AbCdEfGhIjKlMnOpQrSt_-';
const states = [true, false];
const choices: ConsentCookie[] = states.flatMap((preferences) =>
  states.flatMap((statistics) =>
    states.flatMap((hasSignal) =>
      states.map((isRecorded) => ({
        consentId,
        revision: '2sx81k',
        preferences,
        statistics,
        hasSignal,
        isRecorded,
      })),
    ),
  ),
);

test.each(choices)('what is written is read again: %o', (choice) => {
  expect(parseConsentCookie(serializeConsentCookie(choice))).toEqual(choice);
});

test("categories of a site's own stand in it by their names", () => {
  const others = ['maps', 'live-chat'];
  const choice = { consentId, revision: '1', preferences: false, statistics: true, hasSignal: false };
  const written = serializeConsentCookie({ ...choice, others, isRecorded: true });
  expect(written).toBe(`1.sr.${consentId}.maps.live-chat`);
  expect(parseConsentCookie(written)).toEqual({ ...choice, others, isRecorded: true });
});

test('the value needs no encoding in a cookie', () => {
  for (const choice of choices) expect(serializeConsentCookie(choice)).toMatch(/^[\w.-]+$/);
});

test.each([
  '',
  'x',
  `1.x.${consentId}`,
  `1.sp.${consentId}`,
  `1.ps.${consentId}x`,
  `.ps.${consentId}`,
  `1.ps.${consentId}; Path=/`,
  `1.ps.${consentId}.`,
  `1.ps.${consentId}.my maps`,
  `1.ps.${consentId}${'.maps'.repeat(21)}`,
  `${'r'.repeat(41)}.ps.${consentId}`,
  '{"preferences":true}',
])('%j allows nothing, because nobody wrote it so', (value) => {
  expect(parseConsentCookie(value)).toBeNull();
});

test('each thing that is so has its letter, so that other versions of us read it alike', () => {
  const none = { preferences: false, statistics: false, hasSignal: false, isRecorded: false };
  const write = (choice: Partial<ConsentCookie>) =>
    serializeConsentCookie({ consentId, revision: '2sx81k', ...none, ...choice });
  expect(write({})).toBe(`2sx81k..${consentId}`);
  expect(write({ preferences: true })).toBe(`2sx81k.p.${consentId}`);
  expect(write({ statistics: true })).toBe(`2sx81k.s.${consentId}`);
  expect(write({ hasSignal: true })).toBe(`2sx81k.g.${consentId}`);
  expect(write({ isRecorded: true })).toBe(`2sx81k.r.${consentId}`);
});

test('a choice stands for twelve months', () => {
  expect(CONSENT_SECONDS).toBe(31_536_000);
});
