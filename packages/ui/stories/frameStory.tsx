import { modifiers } from '@sewa/tokens';
import type { Decorator } from '@storybook/react-vite';
import { frame } from './frameStory.css.ts';

/** Puts a story on the page's ground in the theme, contrast, density and mode of the toolbar; `parameters.frame` may be `full`. */
export const frameStory: Decorator = (Story, { globals, parameters }) => {
  for (const [name, [standard]] of Object.entries(modifiers))
    document.documentElement.dataset[name] = String(globals[name] ?? standard);
  return (
    <div className={frame} data-story-frame="" data-width={parameters.frame}>
      <Story />
    </div>
  );
};
