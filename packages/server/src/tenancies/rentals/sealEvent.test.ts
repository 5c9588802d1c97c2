import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealEvent } from './sealEvent.ts';

test('a seal is SHA-256 of the JSON with keys sorted at every depth, and changes with anything in it', () => {
  const event = {
    number: 2,
    at: '2026-11-29T04:00:00.000Z',
    actor: 'abcdefghijkl',
    transition: 'offer',
    data: { terms: { months: 12, clauses: ['pets'] }, number: 1, words: 'é "新"' },
    previous: 'ff',
  };
  const json =
    '{"actor":"abcdefghijkl","at":"2026-11-29T04:00:00.000Z","data":{"number":1,"terms":{"clauses":["pets"],"months":12},"words":"é \\"新\\""},"number":2,"previous":"ff","rental":"r","transition":"offer"}';
  expect(sealEvent('r', event)).toBe(createHash('sha256').update(json, 'utf8').digest('hex'));
  expect(sealEvent('r', { ...event, at: '2026-11-29T04:00:00.001Z' })).not.toBe(sealEvent('r', event));
});
