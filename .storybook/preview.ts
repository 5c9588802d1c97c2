import '@sewa/tokens/fonts.css';
import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import { breakpoints, modifiers, vars } from '@sewa/tokens';
import type { Preview } from '@storybook/react-vite';
import { lazy } from 'react';
import { configure } from 'storybook/test';
import { frameStory } from '../packages/ui/stories/frameStory.tsx';
import { languages } from '../packages/ui/stories/languages.ts';
import { keepScroll } from './docs/keepScroll.ts';
import { fitControls } from './fitControls.ts';

// A busy machine may draw what a story waits for later than the second it is given otherwise.
configure({ asyncUtilTimeout: 10_000 });

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

function toolbarOf(title: string, icon: NonNullable<Toolbar['icon']>, titles: Record<string, string>) {
  const items = Object.entries(titles).map(([value, text]) => ({ value, title: text }));
  return { description: `${title} of the page`, toolbar: { title, icon, items, dynamicTitle: true } };
}

const viewportOf = (name: string, type: 'mobile' | 'tablet' | 'desktop', width: number, height: number) => ({
  name: `${name}, ${width}`,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

const languageTitles = Object.fromEntries(
  Object.entries(languages).map(([code, { title }]) => [code, `${title} (${code})`]),
);

// Pictures are taken without it: the corners of a dialog show what is behind them.
if (import.meta.env.VITEST_STORYBOOK === undefined) document.body.style.background = vars.color.bg.page;

/** A story in a frame of its own, on a page of documentation, looks as that page does. */
const outer = window.parent === window.top ? undefined : window.parent.document.documentElement.dataset;
if (outer) keepScroll();

const preview: Preview = {
  decorators: [frameStory],
  argTypesEnhancers: [fitControls],
  globalTypes: {
    theme: toolbarOf('Theme', 'circlehollow', { light: 'Light', dark: 'Dark' }),
    contrast: toolbarOf('Contrast', 'contrast', { normal: 'Normal contrast', more: 'More contrast' }),
    density: toolbarOf('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
    mode: toolbarOf('Mode', 'users', { consumer: 'Consumer', business: 'Business' }),
    language: toolbarOf('Language', 'globe', languageTitles),
  },
  initialGlobals: {
    ...Object.fromEntries(
      Object.entries(modifiers).map(([name, [standard]]) => [name, outer?.[name] ?? standard]),
    ),
    language: 'en-SG',
  },
  parameters: {
    // The visual tests, which run without Storybook, ask axe themselves, in both themes.
    a11y: { test: import.meta.env.VITEST_STORYBOOK === 'false' ? 'off' : 'error' },
    controls: { expanded: true },
    docs: {
      container: lazy(() => import('./docs/DocsFrame.tsx')),
      page: lazy(() => import('./docs/ComponentPage.tsx')),
    },
    layout: 'fullscreen',
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Introduction', 'Tokens', 'Components', 'Patterns', 'Screens'],
      },
    },
    viewport: {
      options: {
        phone: viewportOf('Phone', 'mobile', 360, 780),
        largePhone: viewportOf('Large phone', 'mobile', breakpoints.s, 932),
        tablet: viewportOf('Tablet', 'tablet', breakpoints.m, 1024),
        laptop: viewportOf('Laptop', 'desktop', breakpoints.l, 768),
        desktop: viewportOf('Desktop', 'desktop', 1440, 900),
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
