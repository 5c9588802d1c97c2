import { makeDocument, serveDocuments } from '@sewa/agreements/mocks';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Documents' };
export default meta;

const screen = { address: '/documents/me', isSignedIn: true, answers: serveDocuments() };

/** Papers of two homes, and the calendar. */
export const Ready = screenStory(screen);

/** At 360 pixels. */
export const Phone = phoneStory(screen);

/** Nothing is signed yet. */
export const Empty = screenStory({ ...screen, answers: serveDocuments([]) });

/** Nothing is signed yet, at 360 pixels. */
export const EmptyPhone = phoneStory({ ...screen, answers: serveDocuments([]) });

/** It is said what follows before a new address is made. */
export const Renewing = phoneStory(
  { ...screen, answers: serveDocuments([]) },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Make a new address' }));
      await canvas.findByRole('button', { name: 'Keep this address' });
    },
  },
);

/** Long names. */
export const LongTexts = phoneStory({
  ...screen,
  answers: serveDocuments([
    makeDocument({
      home: longTexts.title,
      name: `Tenancy agreement, ${longTexts.title}`,
      readBy: [{ name: longTexts.name, at: '2026-11-19T06:05:00.000Z' }],
    }),
  ]),
});

/** The calendar can't be had. */
export const NoCalendar = screenStory({
  ...screen,
  answers: [mockRoute('getCalendar', new ApiError({ code: 'R001', status: 503 })), ...serveDocuments()],
});

/** They can't be loaded. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('listDocuments', new ApiError({ code: 'R001', status: 500 })), ...serveDocuments()],
});
