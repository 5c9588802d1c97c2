import type { Decorator } from '@storybook/react-vite';
import { frame } from './frameStory.css.ts';

/** Puts a story on the page's ground in the theme of the toolbar; `parameters.frame` may be `full`. */
export const frameStory: Decorator = (Story, { globals, parameters }) => {
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  return (
    <div className={frame} data-story-frame="" data-width={parameters.frame}>
      <Story />
    </div>
  );
};
