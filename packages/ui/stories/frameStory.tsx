import { modifiers } from '@sewa/tokens';
import type { Decorator } from '@storybook/react-vite';
import { UiProvider } from '../src/UiProvider/UiProvider.tsx';
import { frame } from './frameStory.css.ts';
import { type Language, languages } from './languages.ts';

const findLanguage = (code: unknown): [code: string, language: Language] =>
  Object.entries(languages).find(([known]) => known === code) ?? ['en-SG', languages['en-SG']];

/**
 * Puts a story on the page's ground in the theme, contrast, density, mode and language of the toolbar; `parameters.frame`
 * may be `full`, `page` for a whole page, or `window` for as much of a page as a window shows.
 */
export const frameStory: Decorator = (Story, { globals, parameters }) => {
  const root = document.documentElement;
  for (const [name, [standard]] of Object.entries(modifiers))
    root.dataset[name] = String(globals[name] ?? standard);
  const [code, { direction, messages }] = findLanguage(globals.language);
  root.lang = code;
  root.dir = direction;
  return (
    <div className={frame} data-story-frame="" data-width={parameters.frame}>
      <UiProvider messages={messages}>
        <Story />
      </UiProvider>
    </div>
  );
};
