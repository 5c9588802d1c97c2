import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleUser } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Welcome' };
export default meta;

const screen = { address: '/user/welcome', isSignedIn: true };
const become = (userType: string) =>
  mockRoute('getUser', { ...sampleUser, userTypes: [userType], userTypeIds: [3] });

/** A tenant. */
export const Ready = screenStory(screen);

/** An agent. */
export const Agent = screenStory({ ...screen, answers: [become('MainAgent')] });

/** On a phone, where there is an app. */
export const WithApp = screenStory(
  { ...screen, site: { appUrl: 'https://apps.example/sewa' } },
  {
    globals: { viewport: { value: 'phone' } },
    beforeEach: () => {
      Object.defineProperty(navigator, 'userAgent', { value: 'iPhone', configurable: true });
      return () => void Reflect.deleteProperty(navigator, 'userAgent');
    },
  },
);

/** A long name. */
export const LongTexts = screenStory({
  ...screen,
  answers: [mockRoute('getUser', { ...sampleUser, name: longTexts.title })],
});

/** Who it is cannot be had now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('getUser', new ApiError({ code: 'R001', status: 503 }))],
});

/** At 360 pixels. */
export const Phone = phoneStory(screen);
