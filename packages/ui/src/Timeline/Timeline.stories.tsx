import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.tsx';
import { TimelineItem } from './TimelineItem.tsx';

const meta: Meta<typeof Timeline> = {
  title: 'Components/Timeline',
  component: Timeline,
  parameters: {
    use: 'What happened and what comes next, in order.',
    avoid: 'Steps of a form that is being filled in: use Stepper.',
  },
};
export default meta;
type Story = StoryObj<typeof Timeline>;

/** Done, going on and still to come. */
export const States: Story = {
  args: {
    children: (
      <>
        <TimelineItem title="Offer accepted" time={<time dateTime="2026-11-02">Nov 2, 2026</time>} />
        <TimelineItem title="Signed by the landlord" time={<time dateTime="2026-11-10">Nov 10, 2026</time>}>
          We emailed the landlord a copy.
        </TimelineItem>
        <TimelineItem title="Your signature" state="current" time="Until Nov 24, 2026">
          2 of 3 tenants have signed.
        </TimelineItem>
        <TimelineItem title="Stamp duty" state="upcoming" />
        <TimelineItem title="Keys" state="upcoming" time="Dec 1, 2026" />
      </>
    ),
  },
};

/** Long words wrap beside the line. */
export const LongText: Story = {
  args: {
    children: (
      <>
        <TimelineItem
          title="You checked the inventory of the whole home together, room by room"
          time="Saturday, 21 November 2026, from ten in the morning until half past twelve"
        >
          reference4f7d1a0e9b3c4e52a9c1d7e85f60b2aa4f7d1a0e9b3c4e52a9c1d7e85f60b2aa
        </TimelineItem>
        <TimelineItem title="Handover" state="upcoming" />
      </>
    ),
  },
};
