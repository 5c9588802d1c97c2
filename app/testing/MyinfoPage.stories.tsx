import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { sampleIssuers } from './issuers.ts';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Myinfo' };
export default meta;

const answers = [mockRoute('listIssuers', sampleIssuers)];

/** What Myinfo is, and for whom it is asked. */
export const Ready = screenStory({ address: '/mi', answers });

/** Where it cannot be used the way leads on without it. */
export const Empty = screenStory({ address: '/mi' });

/** Sign-up with it. */
export const SigningUp = screenStory({ address: '/signup/signpass', answers });

/** What is asked for about a landlord. */
export const Landlord = screenStory({ address: '/mi/owner', answers });

/** An agent is not asked for an identity number. */
export const Agent = screenStory({ address: '/mi/agent', answers });

/** At 360 pixels. */
export const Phone = phoneStory({ address: '/mi/owner', answers });
