import { cssValue } from './cssValue.ts';
import type { ResolvedToken } from './readTokens.ts';
import { variableName } from './variableNames.ts';

function isThemed(token: ResolvedToken): boolean {
  return token.path[0] === 'color' || token.path[0] === 'shadow';
}

function declarations(tokens: ResolvedToken[], indent: string): string {
  return tokens.map((token) => `${indent}${variableName(token.path)}: ${cssValue(token)};`).join('\n');
}

/** Writes `tokens.css`: the layer order, every variable on `:root`, and only what differs for the dark theme. */
export function renderCss(light: ResolvedToken[], dark: ResolvedToken[]): string {
  const inCss = light.filter((token) => token.path[0] !== 'breakpoint');
  const lightValues = new Map(light.map((token) => [variableName(token.path), cssValue(token)]));
  const darker = dark
    .filter(isThemed)
    .filter((token) => lightValues.get(variableName(token.path)) !== cssValue(token));
  return `@layer sewa.tokens, sewa.ui, sewa.sdk, sewa.page;

@layer sewa.tokens {
  :root {
${declarations(
  inCss.filter((token) => !isThemed(token)),
  '    ',
)}
  }

  :root,
  [data-theme="light"] {
    color-scheme: light;
${declarations(inCss.filter(isThemed), '    ')}
  }

  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) {
      color-scheme: dark;
${declarations(darker, '      ')}
    }
  }

  @media screen {
    [data-theme="dark"] {
      color-scheme: dark;
${declarations(darker, '      ')}
    }
  }
}
`;
}
