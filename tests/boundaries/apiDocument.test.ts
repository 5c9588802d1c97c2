import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('../../packages/api/openapi.json', import.meta.url), 'utf8');

test('Redocly finds no error in the document of the API', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config, absoluteRef: '/openapi.json' });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
});

test('Spectral finds no error in the document of the API', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ ...oas, extends: [] });
  const problems = await spectral.run(source);
  const errors = problems.filter(({ severity }) => severity === 0);
  expect(errors.map(({ message, path }) => `${path.join('/')}: ${message}`)).toEqual([]);
});
