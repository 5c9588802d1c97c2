import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themeOf, themes } from './theme.ts';

addons.setConfig({ theme: themes.light });

addons.register('sewa/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: unknown } }) =>
    api.setOptions({ theme: themes[themeOf(globals)] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
