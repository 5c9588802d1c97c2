import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';

import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Sign up, how' };
export default meta;

const address = '/signup/by';
const chosen = (userType: number) => mockRoute('getSignUpDraft', { userType, fields: {} });

/** An agent chooses how. */
export const Ready = screenStory({ address, answers: [chosen(3)] });

/** Nothing was chosen. */
export const Empty = screenStory({ address });

/** On the way to the form. */
export const Loading = screenStory({ address, answers: [chosen(1)], leadsTo: '/signup/manual' });

/** At 360 pixels. */
export const Phone = phoneStory({ address, answers: [chosen(4)] });
