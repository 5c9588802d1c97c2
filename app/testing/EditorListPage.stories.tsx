import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { Meta } from '@storybook/react-vite';
import { answersForEditor } from './articleEditor.ts';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Articles to edit' };
export default meta;

const screen = { address: '/dashboard/articles', isSignedIn: true, answers: answersForEditor() };

/** Articles in each state. */
export const Ready = screenStory(screen);

/** The guides only. */
export const OneKind = screenStory({ ...screen, address: '/dashboard/articles?kind=blog' });

/** There are none yet. */
export const Empty = screenStory({
  ...screen,
  answers: [mockRoute('listArticleDrafts', []), ...screen.answers],
});

/** On the way to a new article. */
export const Loading = screenStory({ ...screen, leadsTo: '/dashboard' });

/** The articles cannot be had now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('listArticleDrafts', new ApiError({ code: 'R001', status: 500 })), ...screen.answers],
});

/** At 360 pixels. */
export const Phone = phoneStory(screen);
