import { buildEmbeds } from './buildEmbeds.ts';

await buildEmbeds();
