import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Error' };
export default meta;

/** No permission. */
export const NoPermission = screenStory({ address: '/error/401' });

/** Refused. */
export const Rejected = screenStory({ address: '/error/403' });

/** A fault of ours. */
export const ServerError = screenStory({ address: '/error/500' });

/** Somebody was sent in a circle between log-in and a page, as in a browser that loses its cookies. */
export const LogInCircle = screenStory({ address: '/error/login' });

/** A type nobody has words for, which is long. */
export const HostileType = screenStory({
  address: '/error/%3Cscript%3Ealert(1)%3C%2Fscript%3Eang-mo-kio-avenue-three-beside-the-swimming-complex',
});

/** Nothing stands at the address, which may be long. */
export const Missing = screenStory({
  address: '/rent/ang-mo-kio-avenue-three-beside-the-swimming-complex-and-the-old-upper-thomson-road/2026',
});

/** At 360 pixels. */
export const Phone = phoneStory({ address: '/error/404' });
