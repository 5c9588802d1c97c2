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

/** Reads that are open all the same: the address of a source, which everybody may see. */
const openReads = ['getCalculation'];

const listSecrets = ({ answer }: Route): string[] =>
  listNames(z.toJSONSchema(answer, { unrepresentable: 'any' })).filter((name) => secretName.test(name));

const rows: readonly Route[] = Object.values(contract);

test('a read whose answer has a field that is named like a secret says that it holds one', () => {
  const found = rows.filter((row) => listSecrets(row).length > 0);
  const open = found.filter(({ method, isAnswerSecret }) => method === 'GET' && !isAnswerSecret);
  expect(open.map(({ name }) => name)).toEqual(openReads);
  // What tells a secret today is found by its name.
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['makeInvitation', 'startAttempt']));
});
