import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Return from Singpass' };
export default meta;

const screenOf = (error: ApiError) => ({
  address: '/sp/sign/callback?request_id=request-1&status=success',
  isSignedIn: true,
  answers: [mockRoute('returnFromSigning', error)],
});

/** A signing that nobody knows. */
export const Unknown = screenStory(screenOf(new ApiError({ code: 'R002', status: 404 })));

/** The same at 360 pixels. */
export const UnknownPhone = phoneStory(screenOf(new ApiError({ code: 'R002', status: 404 })));

/** Our server can't be asked. */
export const Failed = screenStory(screenOf(new ApiError({ code: 'R001', status: 503 })));
