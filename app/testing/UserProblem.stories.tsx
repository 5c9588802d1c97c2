import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Account problem' };
export default meta;

const refuse = (message: string) => new ApiError({ code: 'R002', status: 404, message });
const dialog = (message: string) => ({
  address: '/unsubscribe?token=abc',
  isSignedIn: true,
  answers: [mockRoute('getUser', refuse(message))],
});
const page = (message: string) => ({
  address: '/dashboard',
  isSignedIn: true,
  answers: [mockRoute('missing', refuse(message))],
});
const message = 'This account no longer exists.';
const isShown: StoryObj = {
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'There is a problem with the user.' });
  },
};

/** Somebody signed in cannot be read: a dialog over the page that is open, in the server's words. */
export const InDialog = screenStory(dialog(message), isShown);

/** The server said nothing. */
export const InDialogWithoutText = screenStory(dialog(''), isShown);

/** On the way to a page that is theirs alone: the page itself says so, with or without script. */
export const AsPage = screenStory(page(message));

/** The server said nothing. */
export const AsPageWithoutText = screenStory(page(''));

/** The server said much. */
export const LongTexts = screenStory(page(longTexts.message));

/** The dialog at 360 pixels. */
export const Phone = phoneStory(dialog(message), isShown);

/** The page at 360 pixels. */
export const PageOnPhone = phoneStory(page(message));
