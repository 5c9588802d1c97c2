import '@sewa/tokens/fonts.css';
import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import type { Preview } from '@storybook/react-vite';
import { frameStory } from '../packages/ui/stories/frameStory.tsx';

const preview: Preview = {
  decorators: [frameStory],
  globalTypes: {
    theme: {
      description: 'Theme of the page',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'fullscreen',
    options: { storySort: { order: ['Tokens', 'Layout', 'Text', 'Actions', 'Forms', 'Feedback'] } },
  },
  tags: ['autodocs'],
};

export default preview;
