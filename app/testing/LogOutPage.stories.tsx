import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

/** Somebody who comes from a page of ours is logged out at once; these come from elsewhere. */
const comeFromElsewhere = () => {
  const restore = screenMeta.beforeEach();
  Object.defineProperty(document, 'referrer', { value: '', configurable: true });
  return () => {
    Reflect.deleteProperty(document, 'referrer');
    restore();
  };
};

const meta: Meta = { ...screenMeta, title: 'Screens/Log out', beforeEach: comeFromElsewhere };
export default meta;

const address = '/user/logout';
const isSignedIn = true;
const pressLogOut = async ({ canvas, userEvent }: Parameters<NonNullable<Meta['play']>>[0]) =>
  userEvent.click(canvas.getByRole('button', { name: 'Log out' }));

/** Asks whether that is wanted: a link on another site logs nobody out. */
export const Ready = screenStory({ address, isSignedIn });

/** The session is being ended. */
export const Loading = screenStory(
  { address, isSignedIn, logOut: () => new Promise(() => undefined) },
  { play: pressLogOut },
);

/** The session could not be ended; the person is still signed in. */
export const Failed = screenStory(
  { address, isSignedIn, logOut: () => Promise.reject(new Error('offline')) },
  {
    play: async (context) => {
      await pressLogOut(context);
      await context.canvas.findByText('We will do our best to solve it.');
    },
  },
);

/** A product with a long name. */
export const LongTexts = screenStory({
  address,
  isSignedIn,
  site: { name: 'The Singapore Rental Marketplace of the Housing Cooperative' },
});

/** At 360 pixels. */
export const Phone = phoneStory({ address, isSignedIn });
