import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/May I rent' };
export default meta;

const room = '/may-i-rent?home=hdb&rooms=4&part=room&from=2026-12-15&months=12&status1=C&approved=yes';
const family =
  '/may-i-rent?home=hdb&rooms=5&part=whole&from=2026-12-15&months=24&people=2&status1=A&nationality1=other' +
  '&pass1=employment-pass&until1=2028-05-31&status2=A&nationality2=other&pass2=dependant-pass&until2=2028-05-31&family2=1&owner=C';
const workers =
  '/may-i-rent?home=hdb&rooms=3&part=whole&from=2026-12-15&months=36&status1=A&nationality1=other&pass1=work-permit' +
  '&until1=2028-05-31&sector1=construction';

/** Nothing is asked yet. */
export const Empty = screenStory({ address: '/may-i-rent' });

/** Yes: every rule is kept. */
export const Yes = screenStory({ address: room });

/** Ask first: two people on passes, and what only HDB and the owner know. */
export const AskFirst = screenStory({ address: family });

/** No: what forbids it stands first. */
export const No = screenStory({ address: workers });

/** An address with fields that can't be used. */
export const Errors = screenStory({
  address: '/may-i-rent?home=hdb&rooms=9&part=whole&from=soon&months=0&status1=C',
});

/** At 360 pixels, empty. */
export const PhoneEmpty = phoneStory({ address: '/may-i-rent' });

/** At 360 pixels the answer stands first. */
export const PhoneNo = phoneStory({ address: workers });
