import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { longTexts } from '@sewa/discover/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersFor, samplePartnerSites, twoCorporates } from './corporateScreens.ts';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Screens/Partner sites' };
export default meta;

const screen = { address: '/account/partner-sites', isSignedIn: true, answers: answersFor(twoCorporates) };
const [site] = samplePartnerSites;

const openSite: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  const [summary] = (await canvas.findAllByText(/Harbour Living website/)).filter((element) =>
    element.closest('summary'),
  );
  await userEvent.click(summary ?? document.body);
};

/** A site with leads, a webhook and a look of its own. */
export const Ready = screenStory(screen, { play: openSite });

/** No site yet. */
export const Empty = screenStory({
  ...screen,
  answers: [mockRoute('listPartnerSites', []), ...screen.answers],
});

/** A new webhook: its secret is shown once. */
export const SecretShown = screenStory(
  {
    ...screen,
    answers: [
      mockRoute('setPartnerWebhook', { secret: 'whsec_k3v7m2xq5abdk3v7m2xqk3v7m2xq5abd' }),
      ...screen.answers,
    ],
  },
  {
    play: async (context) => {
      await openSite(context);
      const [button] = context.canvas.getAllByRole('button', { name: 'New secret' });
      await context.userEvent.click(button ?? document.body);
      await context.canvas.findByText('Your signing secret');
    },
  },
);

/** Nobody has confirmed the company yet: no site can be added. */
export const NotVerified = screenStory({
  ...screen,
  answers: [
    mockRoute('listPartnerSites', []),
    ...answersFor(twoCorporates.map((corporate) => ({ ...corporate, isVerified: false }))),
  ],
});

/** Long names. */
export const LongTexts = screenStory({
  ...screen,
  answers: [
    mockRoute(
      'listPartnerSites',
      site
        ? [
            {
              ...site,
              name: longTexts.title.slice(0, 100),
              webhookUrl: `https://www.harbour-living.example/${'long/'.repeat(60)}`,
            },
          ]
        : [],
    ),
    ...screen.answers,
  ],
});

/** On the way here. */
export const Loading = screenStory({ ...screen, address: '/account', leadsTo: '/account/partner-sites' });

/** The sites cannot be had now. */
export const Failed = screenStory({
  ...screen,
  answers: [mockRoute('listPartnerSites', new ApiError({ code: 'R001', status: 500 })), ...screen.answers],
});

/** At 360 pixels. */
export const Phone = phoneStory(screen, { play: openSite });
