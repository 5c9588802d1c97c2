import { cssColor, type DtcgColor } from './cssValue.ts';
import type { ResolvedToken } from './loadTokens.ts';
import type { Variants } from './loadVariants.ts';
import { listContexts } from './resolver.ts';
import { variableName, variablePath } from './variableNames.ts';

interface Tree {
  [name: string]: Tree | string;
}

function addLeaf(tree: Tree, [name, ...rest]: string[], leaf: string): void {
  if (name === undefined) return;
  if (rest.length === 0) {
    tree[name] = leaf;
    return;
  }
  const branch = tree[name] ?? {};
  if (typeof branch === 'string') throw new Error(`${name} is both a token and a group.`);
  tree[name] = branch;
  addLeaf(branch, rest, leaf);
}

function write(tree: Tree, indent: string): string {
  const lines = Object.entries(tree).map(([name, value]) =>
    typeof value === 'string'
      ? `${indent}  ${name}: '${value}',`
      : `${indent}  ${name}: ${write(value, `${indent}  `)},`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function formatPageColors({ variants, resolver }: Variants): string {
  const themes = Object.keys(resolver.modifiers.theme?.contexts ?? {});
  const colors = themes.map((theme) => {
    const variant = variants.find(({ combination }) => combination.theme === theme);
    const page = variant?.tokens.find(({ path }) => path.join('.') === 'color.bg.page');
    if (!page) throw new Error(`There is no token color.bg.page in the ${theme} theme.`);
    return `${theme}: '${cssColor(page.value as DtcgColor)}'`;
  });
  return `{ ${colors.join(', ')} }`;
}

function formatBreakpoints(tokens: ResolvedToken[]): string {
  const widths = tokens
    .filter(({ path }) => path[0] === 'breakpoint')
    .map(({ path, value }) => `${path[1]}: ${(value as { value: number }).value}`);
  return `{ ${widths.join(', ')} }`;
}

function formatModifiers({ resolver }: Variants): string {
  const lines = Object.entries(resolver.modifiers).map(
    ([name, modifier]) =>
      `  ${name}: [${listContexts(modifier)
        .map((context) => `'${context}'`)
        .join(', ')}],`,
  );
  return `{\n${lines.join('\n')}\n}`;
}

/** Writes `vars.ts`: the CSS variables as a typed tree, the breakpoints in pixels, the pages' own colours as values, the modifiers. */
export function renderVars(read: Variants): string {
  const tree: Tree = {};
  for (const { path } of read.standard)
    if (path[0] !== 'breakpoint') addLeaf(tree, variablePath(path), `var(${variableName(path)})`);
  return `/** Every semantic token as a reference to its CSS variable. */
export const vars = ${write(tree, '')} as const;

/** Widths in CSS pixels from which a layout may change. */
export const breakpoints = ${formatBreakpoints(read.standard)} as const;

/** The page's colour in each theme as a value, for places that take no variable: a browser's own frame. */
export const pageColors = ${formatPageColors(read)} as const;

/** What the look follows: each key is an attribute \`data-{key}\` of an element, each list its values, the default first. */
export const modifiers = ${formatModifiers(read)} as const;
`;
}
