import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const UNUSED_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;

/** Removes the files below a folder that nobody asked for in 30 days. */
export function pruneFolder(folder: string, now = Date.now()): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && now - statSync(file).mtimeMs > UNUSED_DAYS * DAY_MILLISECONDS)
      rmSync(file, { force: true });
  }
}
