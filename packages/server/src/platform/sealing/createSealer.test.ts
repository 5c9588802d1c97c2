import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSealer } from './createSealer.ts';

const sealer = createSealer(Buffer.alloc(32, 1));

test('any text comes back from where it was sealed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, location) => {
      expect(sealer.unseal(sealer.seal(text, location), location)).toBe(text);
    }),
  );
});

test('the same text is sealed differently each time, and shows nowhere in what is kept', () => {
  const sealed = Array.from({ length: 50 }, () => sealer.seal('TAN WEI LING', 'draft'));
  expect(new Set(sealed.map((bytes) => bytes.toString('hex'))).size).toBe(50);
  for (const bytes of sealed) expect(bytes.toString('latin1')).not.toContain('TAN');
});

test('it opens nowhere else, with no other key, and not when one bit is changed', () => {
  const sealed = sealer.seal('a secret', 'identity number of mei');
  expect(() => sealer.unseal(sealed, 'identity number of ben')).toThrow();
  expect(() => createSealer(randomBytes(32)).unseal(sealed, 'identity number of mei')).toThrow();
  for (let location = 0; location < sealed.length; location += 1) {
    const changed = Buffer.from(sealed);
    changed[location] = (changed[location] ?? 0) ^ 1;
    expect(() => sealer.unseal(changed, 'identity number of mei')).toThrow();
  }
  expect(() => sealer.unseal(sealed.subarray(0, 20), 'identity number of mei')).toThrow();
});

test('after a key was replaced the new one seals and both open; without the old one the error names the column only', () => {
  const newKey = Buffer.alloc(32, 2);
  const both = createSealer(newKey, [Buffer.alloc(32, 1)]);
  const [before, after] = [sealer.seal('old', 'users.secret mei'), both.seal('new', 'users.secret mei')];
  expect([before, after].map((sealed) => both.unseal(sealed, 'users.secret mei'))).toEqual(['old', 'new']);
  expect(createSealer(newKey).unseal(after, 'users.secret mei')).toBe('new');
  expect(() => createSealer(newKey).unseal(before, 'users.secret mei')).toThrow(
    'No key in SEAL_KEY opens users.secret: it was sealed with another key',
  );
  expect(both.digest('one').equals(sealer.digest('one'))).toBe(true);
});

test('a digest is the same for the same text and key only', () => {
  expect(sealer.digest('one').equals(sealer.digest('one'))).toBe(true);
  expect(sealer.digest('one').equals(sealer.digest('two'))).toBe(false);
  expect(sealer.digest('one').equals(createSealer(Buffer.alloc(32, 2)).digest('one'))).toBe(false);
});
