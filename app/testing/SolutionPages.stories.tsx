import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Solutions' };
export default meta;

/** For tenants: search, costs, what isn't available yet. */
export const Tenants = screenStory({ address: '/solutions/tenants' });

/** For landlords. */
export const Landlords = screenStory({ address: '/solutions/landlords' });

/** For agents. */
export const Agents = screenStory({ address: '/solutions/agents' });

/** For companies: without pictures of its own below the first. */
export const Companies = screenStory({ address: '/solutions/enterprise' });

/** The first steps of a landlord, with the rules and their sources. */
export const LandlordWelcome = screenStory({ address: '/landlord/welcome' });

/** On the way to the search. */
export const Loading = screenStory({ address: '/solutions/tenants', leadsTo: '/discover' });

/** At 360 pixels. */
export const Phone = phoneStory({ address: '/solutions/tenants' });
