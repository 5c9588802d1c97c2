import type { Meta, StoryObj } from '@storybook/react-vite';
import { allAnswersRendered, openScreen, type Screen } from './openScreen.tsx';

/** The day it is in every story: what the law says, and how many seconds are left, depends on it. */
const today = Date.parse('2026-11-20T04:00:00Z');

/** What every story of a screen has in common. */
export const screenMeta = {
  tags: ['!autodocs'],
  // Its source as it is written: drawn from the tree, the router and its data would be walked without end.
  parameters: { frame: 'page', docs: { source: { type: 'code' } } },
  beforeEach: () => {
    const { now } = Date;
    Date.now = () => today;
    return () => {
      Date.now = now;
    };
  },
  afterEach: allAnswersRendered,
  loaders: [async ({ parameters }) => ({ screen: await openScreen(parameters.screen) })],
  render: (_, { loaded }) => loaded.screen,
} satisfies Meta;

/** For a story whose difference stands at its head: the first window of the page. */
export const firstWindow: StoryObj = { parameters: { frame: 'window' } };

/** A story of a screen in one state; of one that differs from another in its head only, as when it waits, just the first window. */
export const screenStory = (screen: Screen, rest: StoryObj = {}): StoryObj => ({
  ...rest,
  parameters: { screen, ...(screen.leadsTo ? firstWindow.parameters : {}), ...rest.parameters },
});

/** The same on a phone, 360 pixels wide. */
export const phoneStory = (screen: Screen, rest: StoryObj = {}): StoryObj =>
  screenStory(screen, { ...rest, globals: { viewport: { value: 'phone' } } });
