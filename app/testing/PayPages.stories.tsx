import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Pay' };
export default meta;

/** What paying rent is, with its fees. */
export const Pay = screenStory({ address: '/sewapay' });

/** By eGIRO, with what can go wrong. */
export const Egiro = screenStory({ address: '/sewapay/egiro' });

/** Rewards on rent: there are none. */
export const Rewards = screenStory({ address: '/sewapay/heymax' });

/** Switching to eGIRO. */
export const EgiroSwitch = screenStory({ address: '/sewapay/egiro-switch' });

/** At 360 pixels. */
export const Phone = phoneStory({ address: '/sewapay' });
