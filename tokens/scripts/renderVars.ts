import { cssColor, type DtcgColor } from './cssValue.ts';
import type { ResolvedToken } from './readTokens.ts';
import { variableName, variablePath } from './variableNames.ts';

type Tree = { [name: string]: Tree | string };

function plant(tree: Tree, [name, ...rest]: string[], leaf: string): void {
  if (name === undefined) return;
  if (rest.length === 0) {
    tree[name] = leaf;
    return;
  }
  const branch = tree[name] ?? {};
  if (typeof branch === 'string') throw new Error(`${name} is both a token and a group.`);
  tree[name] = branch;
  plant(branch, rest, leaf);
}

function write(tree: Tree, indent: string): string {
  const lines = Object.entries(tree).map(([name, value]) =>
    typeof value === 'string'
      ? `${indent}  ${name}: '${value}',`
      : `${indent}  ${name}: ${write(value, `${indent}  `)},`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function findPageColor(tokens: ResolvedToken[]): string {
  const page = tokens.find(({ path }) => path.join('.') === 'color.bg.page');
  if (!page) throw new Error('There is no token color.bg.page.');
  return cssColor(page.value as DtcgColor);
}

/** Writes `vars.ts`: the CSS variables as a typed tree, the breakpoints in pixels, the pages' own colours as values. */
export function renderVars(tokens: ResolvedToken[], dark: ResolvedToken[]): string {
  const tree: Tree = {};
  const breakpoints: string[] = [];
  for (const token of tokens) {
    if (token.path[0] === 'breakpoint') {
      const { value } = token.value as { value: number };
      breakpoints.push(`${token.path[1]}: ${value}`);
    } else plant(tree, variablePath(token.path), `var(${variableName(token.path)})`);
  }
  return `/** Every semantic token as a reference to its CSS variable. */
export const vars = ${write(tree, '')} as const;

/** Widths in CSS pixels from which a layout may change. */
export const breakpoints = { ${breakpoints.join(', ')} } as const;

/** The page's colour in each theme as a value, for places that take no variable: a browser's own frame. */
export const pageColors = { light: '${findPageColor(tokens)}', dark: '${findPageColor(dark)}' } as const;
`;
}
