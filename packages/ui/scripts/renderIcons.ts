import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { iconNames, lucideName } from './iconNames.ts';
import { type IconShape, iconPath } from './iconPath.ts';

const require = createRequire(import.meta.url);

function constantName(name: string): string {
  return `${name.replace(/-(.)/g, (_, character: string) => character.toUpperCase())}Path`;
}

/** Renders the two icon files by their path in the package; throws when lucide lacks a drawing. */
export function renderIcons(): Record<string, string> {
  const shapes: Record<string, IconShape[]> = JSON.parse(
    readFileSync(require.resolve('lucide-static/icon-nodes.json'), 'utf8'),
  );
  const drawings = iconNames.map((name) => {
    const drawing = shapes[lucideName(name)];
    if (drawing === undefined) throw new Error(`lucide has no drawing ${lucideName(name)}.`);
    return `export const ${constantName(name)} =\n  '${drawing.map(iconPath).join('')}';\n`;
  });
  const entries = iconNames.map((name) => `  '${name}': ${constantName(name)},\n`);
  const imports = iconNames.map((name) => `  ${constantName(name)},\n`);
  return {
    'src/Icon/generated/iconPaths.ts': drawings.join('\n'),
    'src/Icon/generated/icons.ts': `import {\n${imports.join('')}} from './iconPaths.ts';

/** Path data of every icon by its name, drawn on 24 by 24 (lucide, ISC licence). */
export const icons = {\n${entries.join('')}} as const;

/** Name of an icon. */
export type IconName = keyof typeof icons;
`,
  };
}
