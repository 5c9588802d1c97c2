import { expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { generateComponent } from './generateComponent.ts';
import { GeneratorError } from './generated.ts';
import { generatePackage } from './generatePackage.ts';
import { generatePage } from './generatePage.ts';
import { generateVerb } from './generateVerb.ts';

test.each([
  [generateComponent, ['lowerCase'], '"lowerCase" is no name here: a component is named like "PriceTag".'],
  [generateComponent, ['Button'], 'packages/ui/src/Button exists already.'],
  [generateVerb, ['planted'], 'A name is missing: a verb is named like "makeOffer".'],
  [generateVerb, ['listings', 'getListing'], 'packages/server/src/listings/getListing.ts exists already.'],
  [
    generatePage,
    ['nowhere', 'Home'],
    'There is no feature "nowhere"; there is discover, identity, organisations.',
  ],
  [generatePage, ['discover', 'Search'], 'packages/discover/src/pages/SearchPage.tsx exists already.'],
  [generatePackage, ['ui'], 'packages/ui exists already.'],
])('%o refuses %j with a sentence', (generate, names, sentence) => {
  expect(() => generate(repositoryRoot, names)).toThrow(new GeneratorError(sentence));
});
