import { create, type ThemeVars } from 'storybook/theming';
import dark from '../tokens/generated/design/color/dark-normal-consumer.json';
import light from '../tokens/generated/design/color/light-normal-consumer.json';
import layout from '../tokens/generated/design/layout/comfortable-consumer.json';

function makeTheme(base: 'light' | 'dark', { color }: typeof light): ThemeVars {
  const { bg, border, text } = color;
  return create({
    base,
    brandTitle: 'Sewa',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: bg.accent.$value.hex,
    colorSecondary: bg.accent.$value.hex,
    appBg: bg.sunken.$value.hex,
    appContentBg: bg.page.$value.hex,
    appPreviewBg: bg.page.$value.hex,
    appBorderColor: border.default.$value.hex,
    appBorderRadius: layout.radius.m.$value.value,
    textColor: text.default.$value.hex,
    textInverseColor: text.inverse.$value.hex,
    textMutedColor: text.muted.$value.hex,
    barBg: bg.surface.$value.hex,
    barTextColor: text.muted.$value.hex,
    barHoverColor: text.accent.$value.hex,
    barSelectedColor: text.accent.$value.hex,
    buttonBg: bg.sunken.$value.hex,
    buttonBorder: border.strong.$value.hex,
    booleanBg: bg.sunken.$value.hex,
    booleanSelectedBg: bg.surface.$value.hex,
    inputBg: bg.surface.$value.hex,
    inputBorder: border.strong.$value.hex,
    inputTextColor: text.default.$value.hex,
    inputBorderRadius: layout.radius.s.$value.value,
    fontBase: layout.font.body.$value.map((name) => `"${name}"`).join(', '),
  });
}

/** Storybook's own pages in our colours, by the theme of the toolbar. */
export const themes = { light: makeTheme('light', light), dark: makeTheme('dark', dark) };

/** The theme that the globals of the toolbar ask for. */
export const themeOf = (globals: { theme?: unknown } | undefined): keyof typeof themes =>
  globals?.theme === 'dark' ? 'dark' : 'light';
