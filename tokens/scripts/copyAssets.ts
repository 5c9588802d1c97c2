import { cp } from 'node:fs/promises';

const root = new URL('../', import.meta.url);
const assets = [
  ['generated/contrast.json', 'dist/contrast.json'],
  ['generated/design', 'dist/design'],
  ['generated/resolver.json', 'dist/resolver.json'],
  ['css.d.ts', 'dist/css.d.ts'],
  ['fonts', 'dist/fonts'],
  ['generated/fallback-fonts.css', 'dist/css/fallback-fonts.css'],
  ['generated/fonts.css', 'dist/css/fonts.css'],
  ['generated/tokens.css', 'dist/css/tokens.css'],
  ['generated/tokens.json', 'dist/tokens.json'],
] as const;

for (const [from, to] of assets) await cp(new URL(from, root), new URL(to, root), { recursive: true });
