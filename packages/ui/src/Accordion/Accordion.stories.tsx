import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

const meta: Meta<typeof Accordion> = {
  title: 'Navigation/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'deposit',
        title: 'When do I get my deposit back?',
        content: 'Within two weeks after the last day, less what was agreed to be paid from it.',
        defaultOpen: true,
      },
      { id: 'duty', title: 'Who pays the stamp duty?', content: 'The tenant.' },
      {
        id: 'agent',
        title: 'What does an agent cost me, and who may ask me to pay for one that I did not choose myself?',
        content: 'What you agreed with your own agent.',
      },
    ],
  },
};
export default meta;

/** One part open, the others closed. */
export const Segments: StoryObj<typeof Accordion> = {};
