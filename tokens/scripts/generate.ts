import { mkdir, writeFile } from 'node:fs/promises';
import { render } from './render.ts';

const root = new URL('../', import.meta.url);
await mkdir(new URL('generated/', root), { recursive: true });
for (const [path, text] of Object.entries(await render())) await writeFile(new URL(path, root), text);
