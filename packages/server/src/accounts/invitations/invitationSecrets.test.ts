import { expect, test } from 'vitest';
import { hashCode, hashGuid, makeSecrets } from './invitationSecrets.ts';

test('what is drawn is never drawn twice, and is shown in three groups of four', () => {
  const secrets = Array.from({ length: 1_000 }, () => makeSecrets());
  expect(new Set(secrets.map(({ code }) => code)).size).toBe(1_000);
  expect(new Set(secrets.map(({ guid }) => guid)).size).toBe(1_000);
  for (const { code, guid } of secrets) {
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
