import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themeOf, themes } from '../theme.ts';
import { keepScroll } from './keepScroll.ts';

const channel = addons.getChannel();

// Stories that stand in frames of their own send the same, later, so that the first is noted once.
let theme = themeOf((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals);

function subscribe(notify: () => void) {
  const follow = ({ globals }: { globals: { theme?: unknown } }) => {
    theme = themeOf(globals);
    notify();
  };
  channel.on(GLOBALS_UPDATED, follow);
  return () => channel.off(GLOBALS_UPDATED, follow);
}

/** A page of documentation in the theme of the toolbar; stories in frames are loaded anew, since they ask for it once. */
export default function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const current = useSyncExternalStore(subscribe, () => theme);
  useLayoutEffect(keepScroll, []);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = current;
  }, [current]);
  return <DocsContainer key={current} {...props} theme={themes[current]} />;
}
