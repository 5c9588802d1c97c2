import { longTexts } from '@sewa/discover/mocks';
import {
  sampleDesk,
  sampleDeskExperiment,
  sampleDeskPartners,
  sampleReviews,
  sampleWaitlistPeople,
} from '@sewa/rentals/mocks';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Pages/Desk' };
export default meta;

const openAt = (query: string, desk: Parameters<typeof sampleDesk>[0] = {}) => ({
  address: `/dashboard/review?${query}`,
  isSignedIn: true,
  answers: [...sampleDesk(desk), ...sampleReviews()],
});
const partner = `show=partners&item=${sampleDeskPartners[0]?.key}`;

/** Partners of companies and of operators. */
export const Partners = screenStory(openAt('show=partners'));

/** No partner yet. */
export const NoPartners = screenStory(openAt('show=partners', { partners: [] }));

/** One partner with its keys. */
export const Partner = screenStory(openAt(partner));

/** The waitlists. */
export const Waitlists = screenStory(openAt('show=waitlists'));

/** The people on a waitlist. */
export const Waitlist = screenStory(openAt('show=waitlists&item=sewa-advance'));

/** Nobody has confirmed. */
export const EmptyWaitlist = screenStory(
  openAt('show=waitlists&item=sewa-advance', {
    open: { ...sampleWaitlistPeople, confirmed: 0, people: [] },
  }),
);

/** An experiment that runs. */
export const Experiments = screenStory(openAt('show=experiments'));

/** One that was never started, and one whose people are split in an unlikely way. */
export const MoreExperiments = screenStory(
  openAt('show=experiments', {
    experiments: [
      {
        ...sampleDeskExperiment,
        isRunning: false,
        startedAt: null,
        variants: sampleDeskExperiment.variants.map((variant) => ({ ...variant, people: 0, reached: 0 })),
      },
      { ...sampleDeskExperiment, id: 'result-order', isSplitUnlikely: true },
    ],
  }),
);

/** Long texts everywhere. */
export const LongTexts = screenStory(
  openAt('show=partners', {
    partners: sampleDeskPartners.map((each) => ({
      ...each,
      name: longTexts.name,
      company: { name: longTexts.title, isVerified: false },
      origins: [`https://${'a-very-long-name-of-a-site'.repeat(4)}.example`],
    })),
  }),
);

/** The same at 360 pixels. */
export const PhonePartners = phoneStory(openAt('show=partners'));

/** The people of a waitlist at 360 pixels. */
export const PhoneWaitlist = phoneStory(openAt('show=waitlists&item=sewa-advance'));

/** An experiment at 360 pixels. */
export const PhoneExperiments = phoneStory(openAt('show=experiments'));
