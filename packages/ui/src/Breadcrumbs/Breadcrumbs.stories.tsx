import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    use: 'Pages that lie two or more levels below the start.',
    avoid: "Steps of a task: use Stepper. On pages of the first level there's nothing to show.",
  },
};
export default meta;

/** In a narrow window only the way back to the page above. */
export const Trail: StoryObj<typeof Breadcrumbs> = {
  args: {
    crumbs: [
      { label: 'Homes', href: '#homes' },
      { label: 'River Valley', href: '#river-valley' },
      { label: 'Kestrel Heights' },
    ],
  },
};
