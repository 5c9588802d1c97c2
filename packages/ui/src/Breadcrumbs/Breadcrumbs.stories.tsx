import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = { title: 'Navigation/Breadcrumbs', component: Breadcrumbs };
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
