import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import type { Route } from './defineRoute.ts';

/** Names that fields have which open something, or stand for one person. */
const secretName = /secret|token|guid|password|passcode|otp|cookie|nonce|signature|url$/i;

function listNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema ? Object.keys(Object(schema.properties)) : [];
  return [...properties, ...Object.values(schema).flatMap(listNames)];
}

const listSecrets = ({ answer }: Route): string[] =>
  listNames(z.toJSONSchema(answer, { unrepresentable: 'any' })).filter((name) => secretName.test(name));

const rows: readonly Route[] = Object.values(contract);

test('only reads are compressible, and no answer that is given once', () => {
  const wrong = rows.filter(
    ({ isAnswerCompressible, isAnswerSecret, method }) =>
      isAnswerCompressible && (method !== 'GET' || isAnswerSecret),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('no answer with a field that is named like a secret is compressible', () => {
  const found = rows.filter((row) => listSecrets(row).length > 0);
  expect(found.filter(({ isAnswerCompressible }) => isAnswerCompressible).map(({ name }) => name)).toEqual(
    [],
  );
  // What tells a secret today is found by its name.
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['makeInvitation', 'startAttempt']));
});
