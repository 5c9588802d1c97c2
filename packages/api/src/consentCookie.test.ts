import { expect, test } from 'vitest';
import { type ConsentCookie, readConsentCookie, writeConsentCookie } from './consentCookie.ts';

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
  expect(readConsentCookie(writeConsentCookie(choice))).toEqual(choice);
});

test('the value needs no encoding in a cookie', () => {
  for (const choice of choices) expect(writeConsentCookie(choice)).toMatch(/^[\w.-]+$/);
});

test.each([
  '',
  'x',
  `1.x.${consentId}`,
  `1.sp.${consentId}`,
  `1.ps.${consentId}x`,
  `.ps.${consentId}`,
  `1.ps.${consentId}; Path=/`,
  `${'r'.repeat(41)}.ps.${consentId}`,
  '{"preferences":true}',
])('%j allows nothing, because nobody wrote it so', (value) => {
  expect(readConsentCookie(value)).toBeNull();
});
