import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageScope, repositoryRoot } from '@sewa/workshop/repository';

/** A block of code that says which file it is: ```` ```tsx src/App.tsx ````. */
const namedBlock = /^```\w+ (\S+)\n(.*?)^```$/gms;
const install = /^npm install (?:--save-dev )?(.+)$/gm;

/** Whoever installs TypeScript today gets the compiler's native version. */
function findVersion(name: string): string {
  if (name === 'typescript') return 'catalog:typescript-native';
  return name.startsWith(`${packageScope}/`) ? 'registry:' : 'catalog:';
}

/** Writes the app that a package's README shows: its named blocks as files, and what it says to install as dependencies. */
export function makeReadmeApp(packageFolder: string, target: string): void {
  const readme = readFileSync(path.join(repositoryRoot, packageFolder, 'README.md'), 'utf8');
  for (const [, file = '', code = ''] of readme.matchAll(namedBlock)) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), code);
  }
  const names = [...readme.matchAll(install)].flatMap(([, line = '']) => line.split(' '));
  const dependencies = Object.fromEntries(names.map((name) => [name, findVersion(name)]));
  const manifest = { name: path.basename(target), private: true, type: 'module', dependencies };
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(manifest));
}
