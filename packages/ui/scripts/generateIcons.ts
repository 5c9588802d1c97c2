import { mkdir, writeFile } from 'node:fs/promises';
import { renderIcons } from './renderIcons.ts';

const root = new URL('../', import.meta.url);
await mkdir(new URL('src/Icon/generated/', root), { recursive: true });
for (const [path, text] of Object.entries(renderIcons())) await writeFile(new URL(path, root), text);
