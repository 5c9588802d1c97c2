import { writeFileSync } from 'node:fs';
import { openapi } from '../src/schema.ts';

const file = new URL('../openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(openapi(), null, 2)}\n`);
