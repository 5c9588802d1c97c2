import { expect, test } from 'vitest';
import { drawSecrets, hashCode, hashGuid } from './invitationSecrets.ts';

test('what is drawn is never drawn twice, and is shown in three groups of four', () => {
  const drawn = Array.from({ length: 1_000 }, () => drawSecrets());
  expect(new Set(drawn.map(({ code }) => code)).size).toBe(1_000);
  expect(new Set(drawn.map(({ guid }) => guid)).size).toBe(1_000);
  for (const { code, guid } of drawn) {
    expect(code).toMatch(/^([A-HJKMNP-TV-Z2-9]{4}-){2}[A-HJKMNP-TV-Z2-9]{4}$/);
    expect(hashCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(hashCode(code));
    expect(hashGuid(guid.toUpperCase())).toBe(hashGuid(guid));
  }
});

test.each(['', 'AAAA-AAAA-AAA', 'AAAA-AAAA-AAAAA', 'AAAA-AAAA-AAA0', 'ＡAAA-AAAA-AAAA', 'x'.repeat(100)])(
  '%j is no code',
  (text) => expect(hashCode(text)).toBeNull(),
);

test.each(['', 'x', '00000000-0000-4000-8000-00000000000', "' or 1=1 --"])('%j is no guid', (text) =>
  expect(hashGuid(text)).toBeNull(),
);
