import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { sampleArticles, sampleBody, sampleDraft, sampleEntries } from '@sewa/content/mocks';
import { longTexts, sampleListing } from '@sewa/discover/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Article' };
export default meta;

const answers = sampleArticles();
const screen = { address: '/blog/what-moving-in-costs', answers };
const [entry] = sampleEntries('story');
const plain = { ...sampleDraft(), ...entry, cover: null, publishedAt: '2026-11-20T01:00:00Z', related: [] };
const previewed = (draft = sampleDraft()) => [
  mockRoute('getArticlePreview', { ...draft, previewUntil: '2026-11-21T04:00:00Z' }),
  ...answers,
];

/** A guide with every block an article can have. */
export const Guide = screenStory(screen);

/** A story without a cover and without others. */
export const Story = screenStory({
  address: '/stories/the-wrong-number',
  answers: [mockRoute('getArticle', plain), ...answers],
});

/** A home is shown in the text. */
export const WithHome = screenStory({
  address: '/stories/the-wrong-number',
  answers: [
    mockRoute('getArticle', {
      ...plain,
      body: `Here it is:\n\n\`\`\`listing\n${sampleListing.id}\n\`\`\`\n\nIt has a balcony.`,
    }),
    mockRoute('getListing', sampleListing),
    ...answers,
  ],
});

/** Long words and wide tables. */
export const LongTexts = phoneStory({
  address: '/stories/the-wrong-number',
  answers: [
    mockRoute('getArticle', {
      ...plain,
      title: longTexts.title.slice(0, 120),
      body: `${'Donaudampfschiff'.repeat(6)}\n\n| ${'A long head | '.repeat(8)}\n| ${'--- | '.repeat(8)}\n| ${'A long cell | '.repeat(8)}\n\n${sampleBody}`,
    }),
    ...answers,
  ],
});

/** A draft, by its preview link. */
export const Preview = screenStory({
  address: '/blog/preview/5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0000?token=x',
  answers: previewed(),
});

/** A preview link that was forged, or has ended. */
export const PreviewEnded = screenStory({
  address: '/stories/preview/5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0000?token=x',
  answers: [mockRoute('getArticlePreview', new ApiError({ code: 'R002', status: 404 }))],
});

/** No article has this address. */
export const Missing = screenStory({ address: '/blog/nothing' });

/** On the way to the list. */
export const Loading = screenStory({ ...screen, leadsTo: '/blog' });

/** At 360 pixels. */
export const Phone = phoneStory(screen);

/** A preview at 360 pixels. */
export const PreviewPhone = phoneStory({
  address: '/blog/preview/5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0000?token=x',
  answers: previewed(),
});
