import { type Axis, contextValue, switchName } from './contextValue.ts';
import { cssValue, touchValue } from './cssValue.ts';
import type { ResolvedToken } from './loadTokens.ts';
import type { Variants } from './loadVariants.ts';
import { listContexts } from './resolver.ts';
import { variableName } from './variableNames.ts';

const pointers: Axis = { name: 'pointer', contexts: ['fine', 'coarse'] };

function listAxes({ resolver }: Variants): Axis[] {
  return Object.entries(resolver.modifiers).map(([name, modifier]) => ({
    name,
    contexts: listContexts(modifier),
  }));
}

function tableOf({ variants }: Variants, axes: Axis[]): Map<string, ResolvedToken> {
  const keyOf = (chosen: Record<string, string>) => axes.map(({ name }) => chosen[name]).join(' ');
  return new Map(
    variants.flatMap(({ combination, tokens }) =>
      tokens.map((token) => [`${keyOf(combination)} ${variableName(token.path)}`, token] as const),
    ),
  );
}

function declarations(read: Variants): { fixed: string[]; changing: string[] } {
  const axes = listAxes(read);
  const table = tableOf(read, axes);
  const fixed: string[] = [];
  const changing: string[] = [];
  for (const { path } of read.standard.filter((token) => token.path[0] !== 'breakpoint')) {
    const name = variableName(path);
    const value = contextValue([...axes, pointers], (chosen) => {
      const token = table.get(`${axes.map((axis) => chosen[axis.name]).join(' ')} ${name}`);
      if (token === undefined) throw new Error(`${name} is missing from a combination.`);
      return chosen.pointer === 'coarse' ? touchValue(token) : cssValue(token);
    });
    const list = value.includes(`var(${switchName('')}`) ? changing : fixed;
    list.push(`    ${name}: ${value};`);
  }
  return { fixed, changing };
}

function turn({ contexts }: Axis, on: string): string {
  return contexts.map((context) => `${switchName(context)}: ${context === on ? 'initial' : ''};`).join(' ');
}

function switches(axis: Axis, query: (context: string) => string | null): string {
  const [standard = '', other = ''] = axis.contexts;
  const media = query(other);
  const attribute = (context: string) => `[data-${axis.name}="${context}"]`;
  const scheme = (context: string) => (axis.name === 'theme' ? `color-scheme: ${context}; ` : '');
  const rule = (selector: string, context: string) =>
    `${selector} { ${scheme(context)}${turn(axis, context)} }`;
  const followed =
    media === null ? '' : `\n  @media ${media} { ${rule(`:root:not(${attribute(standard)})`, other)} }`;
  const forced =
    axis.name === 'theme'
      ? `@media screen { ${rule(attribute(other), other)} }`
      : rule(attribute(other), other);
  return `  ${rule(`:root, ${attribute(standard)}`, standard)}${followed}\n  ${forced}`;
}

const followedQueries: Record<string, string> = {
  dark: 'screen and (prefers-color-scheme: dark)',
  more: '(prefers-contrast: more)',
};

/** Writes `tokens.css`: the layer order, the switches of each modifier, and every variable once, with its value in each context. */
export function renderCss(read: Variants): string {
  const axes = listAxes(read);
  const { fixed, changing } = declarations(read);
  const parts = [':root', ...axes.map(({ name }) => `[data-${name}]`)];
  return `@layer base, sewa.tokens, sewa.ui, sewa.sdk, sewa.page;

@layer sewa.tokens {
${axes.map((axis) => switches(axis, (context) => followedQueries[context] ?? null)).join('\n\n')}

  :root { ${turn(pointers, 'fine')} }
  @media (pointer: coarse) { :root { ${turn(pointers, 'coarse')} } }

  :root {
${fixed.join('\n')}
  }

  ${parts.join(', ')} {
${changing.join('\n')}
  }
}
`;
}
