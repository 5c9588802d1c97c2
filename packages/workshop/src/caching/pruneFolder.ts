import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const unusedDays = 30;
const dayMilliseconds = 86_400_000;

/** Removes the files below a folder that nobody asked for in 30 days. */
export function pruneFolder(folder: string, now = Date.now()): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && now - statSync(file).mtimeMs > unusedDays * dayMilliseconds)
      rmSync(file, { force: true });
  }
}
