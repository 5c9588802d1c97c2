import { say } from '../../bin/say.mjs';
import { buildApp } from '../building/buildPackages.ts';
import { photographProduct } from '../pictures/photographProduct.ts';
import { inRepository } from '../repository.ts';

say('Building the app …');
await buildApp();
say('Photographing the sample market …');
await photographProduct({
  readme: inRepository('app/pictures'),
  screens: inRepository('app/public/pictures'),
});
