import { writeBrand } from '../brand/writeBrand.ts';
import { inRepository } from '../repository.ts';

await writeBrand(inRepository('app/public'));
