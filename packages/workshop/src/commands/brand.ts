import { generateBrand } from '../brand/generateBrand.ts';
import { inRepository } from '../repository.ts';

await generateBrand(inRepository('app/public'));
