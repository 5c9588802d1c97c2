import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

const meta: Meta<typeof Accordion> = {
  title: 'Components/Accordion',
  component: Accordion,
  parameters: {
    use: 'Long answers of which people need only one or two, such as common questions.',
    avoid: 'What everyone must read: put it on the page. For views of one thing, use Tabs.',
  },
  args: {
    items: [
      {
        id: 'deposit',
        title: 'When do I get my deposit back?',
        content: 'Within two weeks of your last day, less any agreed deductions.',
        defaultOpen: true,
      },
      { id: 'duty', title: 'Who pays the stamp duty?', content: 'The tenant.' },
      {
        id: 'agent',
        title: "What does an agent cost, and do I have to pay for one I didn't choose?",
        content: 'You pay what you agreed with your own agent.',
      },
    ],
  },
};
export default meta;

/** One part open, the others closed. */
export const Segments: StoryObj<typeof Accordion> = {};
