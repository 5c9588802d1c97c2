import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Calculator' };
export default meta;

/** Nothing is filled in. */
export const Empty = screenStory({ address: '/sewa-care-calculator' });

/** A year, with every amount and its source. */
export const Filled = screenStory({ address: '/sewa-care-calculator?rent=3200&months=12' });

/** No deposit, whose price is not known; an agent, paid by card, and what is rarely asked. */
export const WithUnknown = screenStory({
  address: '/sewa-care-calculator?rent=3200&months=24&deposit=free&agent=yes&pay=card&leave=14&clause=yes',
});

/** Two lengths side by side, with the difference. */
export const Compared = screenStory({
  address: '/sewa-care-calculator?rent=3200&months=12&rent2=2950&months2=24',
});

/** An address with fields that cannot be used. */
export const Errors = screenStory({ address: '/sewa-care-calculator?rent=abc&months=0' });

/** At 360 pixels. */
export const Phone = phoneStory({ address: '/sewa-care-calculator?rent=3200&months=12' });

/** Two of them at 360 pixels, below each other. */
export const PhoneCompared = phoneStory({
  address: '/sewa-care-calculator?rent=3200&months=12&rent2=2950&months2=24',
});
