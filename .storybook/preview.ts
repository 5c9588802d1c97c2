import '@sewa/tokens/fonts.css';
import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import { modifiers } from '@sewa/tokens';
import type { Preview } from '@storybook/react-vite';
import { frameStory } from '../packages/ui/stories/frameStory.tsx';

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

function toolbarOf(title: string, icon: NonNullable<Toolbar['icon']>, titles: Record<string, string>) {
  const items = Object.entries(titles).map(([value, words]) => ({ value, title: words }));
  return { description: `${title} of the page`, toolbar: { title, icon, items, dynamicTitle: true } };
}

const preview: Preview = {
  decorators: [frameStory],
  globalTypes: {
    theme: toolbarOf('Theme', 'circlehollow', { light: 'Light', dark: 'Dark' }),
    contrast: toolbarOf('Contrast', 'contrast', { normal: 'Normal contrast', more: 'More contrast' }),
    density: toolbarOf('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
    mode: toolbarOf('Mode', 'users', { consumer: 'Consumer', business: 'Business' }),
  },
  initialGlobals: Object.fromEntries(Object.entries(modifiers).map(([name, [standard]]) => [name, standard])),
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'fullscreen',
    options: { storySort: { order: ['Tokens', 'Layout', 'Text', 'Actions', 'Forms', 'Feedback'] } },
  },
  tags: ['autodocs'],
};

export default preview;
