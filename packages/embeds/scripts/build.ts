import { rm } from 'node:fs/promises';
import { buildFrames } from './buildFrames.ts';
import { buildLoaders } from './buildLoaders.ts';

const folder = new URL('../dist/v1/', import.meta.url);
await rm(folder, { recursive: true, force: true });
await buildLoaders(folder);
await buildFrames(folder);
