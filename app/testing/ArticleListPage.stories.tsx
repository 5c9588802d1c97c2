import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { sampleArticles, sampleEntries } from '@sewa/content/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Articles' };
export default meta;

const answers = sampleArticles();

/** The guides of the blog; the first has a cover. */
export const Blog = screenStory({ address: '/blog', answers });

/** The stories, of which there are more. */
export const Stories = screenStory({
  address: '/stories',
  answers: [mockRoute('listArticles', { items: sampleEntries('story'), nextCursor: '1-a' }), ...answers],
});

/** The news, each in full. */
export const Newsroom = screenStory({ address: '/newsroom', answers });

/** More guides were asked for. */
export const More = screenStory(
  {
    address: '/blog',
    answers: [
      mockRoute('listArticles', (request) => {
        const cursor = new URL(request.url).searchParams.get('cursor');
        const items = sampleEntries('blog').map((entry) => ({
          ...entry,
          id: entry.id.replace('3d00', cursor ? '3d01' : '3d00'),
          cover: null,
        }));
        return { items, nextCursor: cursor ? null : '1-a' };
      }),
      ...answers,
    ],
  },
  {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('link', { name: 'More guides' }));
      await canvas.findByText("That's all.");
    },
  },
);

/** Nothing is published yet. */
export const Empty = screenStory({
  address: '/stories',
  answers: [mockRoute('listArticles', { items: [], nextCursor: null }), ...answers],
});

/** Long titles and summaries. */
export const LongTexts = screenStory({
  address: '/blog',
  answers: [
    mockRoute('listArticles', {
      items: sampleEntries('blog').map((entry) => ({
        ...entry,
        title: longTexts.title.slice(0, 120),
        summary: longTexts.title.repeat(4).slice(0, 300),
      })),
      nextCursor: null,
    }),
    ...answers,
  ],
});

/** On the way to an article. */
export const Loading = screenStory({ address: '/blog', answers, leadsTo: '/blog/what-moving-in-costs' });

/** The guides cannot be had now. */
export const Failed = screenStory({
  address: '/blog',
  answers: [mockRoute('listArticles', new ApiError({ code: 'R001', status: 500 }))],
});

/** At 360 pixels. */
export const Phone = phoneStory({ address: '/blog', answers });

/** The news at 360 pixels. */
export const NewsroomPhone = phoneStory({ address: '/newsroom', answers });
