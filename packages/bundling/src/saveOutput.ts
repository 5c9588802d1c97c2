import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file of the build and the folders it lies in. */
export async function saveOutput(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
