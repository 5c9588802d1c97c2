import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { sampleDraft } from '@sewa/content/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersForEditor } from './articleEditor.ts';
import { waiting } from './openScreen.tsx';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = {
  ...screenMeta,
  title: 'Screens/Edit an article',
  beforeEach: () => {
    sessionStorage.clear();
    return screenMeta.beforeEach();
  },
};
export default meta;

const draft = sampleDraft();
const screen = {
  address: `/dashboard/articles/${draft.id}`,
  isSignedIn: true,
  answers: answersForEditor(draft),
};
const published = sampleDraft({
  state: 'published',
  publishedAt: '2026-11-19T01:00:00Z',
  previewUntil: '2026-11-21T04:00:00Z',
});
const scheduled = sampleDraft({ state: 'scheduled', publishedAt: '2026-12-01T01:00:00Z' });
const save: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Title/), ' today');
  await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
};

/** A draft beside its preview. */
export const Draft = screenStory(screen);

/** A scheduled article. */
export const Scheduled = screenStory({ ...screen, answers: answersForEditor(scheduled) });

/** A published article with a preview link. */
export const Published = screenStory({ ...screen, answers: answersForEditor(published) });

/** An article that isn't there yet. */
export const New = screenStory({ ...screen, address: '/dashboard/articles/new' });

/** It was just saved. */
export const Saved = screenStory(
  { ...screen, answers: [mockRoute('changeArticle', { state: 'draft', version: 4 }), ...screen.answers] },
  {
    play: async (context) => {
      await save(context);
      await context.canvas.findByText('Saved.');
    },
  },
);

/** The address belongs to another article. */
export const Rejected = screenStory(
  {
    ...screen,
    answers: [
      mockRoute(
        'changeArticle',
        new ApiError({
          code: 'R006',
          status: 400,
          fields: [{ name: 'slug', reason: 'is already used by another article' }],
        }),
      ),
      ...screen.answers,
    ],
  },
  {
    play: async (context) => {
      await save(context);
      await context.canvas.findAllByText(/already used/);
    },
  },
);

/** Somebody else saved it meanwhile: both texts are there. */
export const Conflict = screenStory(
  {
    ...screen,
    answers: [
      mockRoute(
        'changeArticle',
        new ApiError({ code: 'R003', status: 409, fields: [{ name: 'version', reason: 'is stale' }] }),
      ),
      ...answersForEditor(
        sampleDraft({ version: 7, title: 'What it costs to move in', body: 'Their words.' }),
      ),
    ],
  },
  {
    play: async (context) => {
      await save(context);
      await context.canvas.findByText('Someone else changed this article');
    },
  },
);

/** A preview link was just made. */
export const WithLink = screenStory(
  {
    ...screen,
    answers: [
      mockRoute('changeArticle', { state: 'draft', version: 3 }),
      mockRoute('createPreview', {
        url: 'https://sewa.test/blog/preview/5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0000?token=9m3K',
        expiresAt: '2026-11-21T04:00:00Z',
      }),
      ...answersForEditor(sampleDraft({ previewUntil: '2026-11-21T04:00:00Z' })),
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create preview link' }));
      await canvas.findByRole('button', { name: 'Copy link' });
    },
  },
);

/** What was typed is on its way. */
export const Sending = screenStory(
  { ...screen, answers: [mockRoute('changeArticle', waiting), ...screen.answers] },
  { play: save },
);

/** On the way to the list. */
export const Loading = screenStory({ ...screen, leadsTo: '/dashboard/articles' });

/** At 360 pixels. */
export const Phone = phoneStory(screen);

/** Its preview at 360 pixels. */
export const PhonePreview = phoneStory(screen, {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Preview' }));
  },
});
