import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CookieCategory } from './CookieCategories.tsx';
import { CookieConsent } from './CookieConsent.tsx';

const categories: CookieCategory[] = [
  {
    name: 'necessary',
    label: 'Necessary',
    description: 'Keep you logged in and remember this choice.',
    isNecessary: true,
  },
  { name: 'preferences', label: 'Preferences', description: 'Remember how you like to see the site.' },
  {
    name: 'statistics',
    label: 'Statistics',
    description: "See what's used and what breaks, without your name.",
    isAllowed: true,
  },
];

const meta: Meta<typeof CookieConsent> = {
  title: 'Patterns/Cookie consent',
  component: CookieConsent,
  parameters: {
    use: 'The first visit, before anything that needs consent runs.',
    avoid: 'Any other notice. Never make rejecting harder than accepting.',
  },
  args: { categories },
  decorators: [
    (Story, { args }) => (
      <div style={{ contain: 'layout', minBlockSize: args.placement === 'page' ? 'auto' : '34rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CookieConsent>;

/** The first layer: to accept and to reject are equal. */
export const Asking: Story = {};

/** The second layer: each category on its own, the necessary ones always on. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Cookie settings')),
};

/** In a page of its own, where a choice can be changed. */
export const InAPage: Story = {
  args: { placement: 'page', title: 'Your cookies', children: 'You allowed statistics in March.' },
};

/** Another question, in the words of a site, and long ones. */
export const OwnLabels: Story = {
  args: {
    title: 'Before you start, choose which cookies we can use on this website',
    children: (
      <>
        We'd like to remember the homes you viewed and count page visits. We never sell this, and we delete it
        whenever you say so. <a href="#more">More about cookies</a>
      </>
    ),
  },
};

/** At 360 pixels. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
