import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the app is built from, far more than one build looks at: another file only means that Turborepo is asked. */
const SOURCES = [
  'app',
  'packages',
  'tokens',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'turbo.json',
];
const OUTPUTS = ['app/build/client', 'app/build/server'];
const RECORD = '.cache/app-build.json';

/** Folders that hold what tools make, not what somebody writes. */
const made = new Set(['node_modules', 'build', 'dist', '.turbo', '.vite', '.vitest', '.cache']);

/** A file as the system describes it: whatever writes to one changes when it was changed. */
function describeFile(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}` : null;
}

function addFiles(root: string, name: string, skipped: ReadonlySet<string>, lines: string[]): void {
  const file = path.join(root, name);
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    lines.push(`${name} ${describeFile(file)}`);
    return;
  }
  for (const entry of readdirSync(file, { withFileTypes: true })) {
    const below = `${name}/${entry.name}`;
    if (!entry.isDirectory()) lines.push(`${below} ${describeFile(path.join(root, below))}`);
    else if (!skipped.has(entry.name)) addFiles(root, below, skipped, lines);
  }
}

const describeFiles = (root: string, names: readonly string[], skipped = new Set<string>()): string => {
  const lines: string[] = [];
  for (const name of names) addFiles(root, name, skipped, lines);
  return lines.sort().join('\n');
};

/** How the sources of the app stand now: it differs as soon as a file was written, added or removed. */
const describeSources = (root: string): string => describeFiles(root, SOURCES, made);

/** Whether the app was built from the sources as they stand now, and nobody has touched the build since. */
export function isAppCurrent(root: string): boolean {
  try {
    const record = JSON.parse(readFileSync(path.join(root, RECORD), 'utf8'));
    return record.sources === describeSources(root) && record.outputs === describeFiles(root, OUTPUTS);
  } catch {
    // A record that is missing or cannot be read is the same as none.
    return false;
  }
}

/** Builds the app and notes from which sources: as they stood before, so that what is written meanwhile is built next time. */
export async function buildOnce(root: string, build: () => Promise<void>): Promise<void> {
  const sources = describeSources(root);
  const file = path.join(root, RECORD);
  rmSync(file, { force: true });
  await build();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ sources, outputs: describeFiles(root, OUTPUTS) }));
}
