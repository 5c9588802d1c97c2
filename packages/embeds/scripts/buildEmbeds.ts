import { rm } from 'node:fs/promises';
import { buildFrames } from './buildFrames.ts';
import { buildLoaders } from './buildLoaders.ts';
import { compressFiles } from './compressFiles.ts';

const dist = new URL('../dist/', import.meta.url);

/** Builds what the embed host serves: the scripts for partner sites, and the files of the frames. */
export async function buildEmbeds(): Promise<void> {
  const folder = new URL('v1/', dist);
  await rm(folder, { recursive: true, force: true });
  await buildLoaders(folder);
  await buildFrames(folder);
  await compressFiles(folder);
}
