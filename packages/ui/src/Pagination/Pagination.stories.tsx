import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta: Meta<typeof Pagination> = {
  title: 'Components/Pagination',
  component: Pagination,
  parameters: { use: 'Long lists that are read page by page.', avoid: 'Steps of a task: use Stepper.' },
  args: { previousHref: '#before', nextHref: '#after', summary: '25 to 48 of 1,204 homes' },
};
export default meta;
type Story = StoryObj<typeof Pagination>;

/** Between the first page and the last. */
export const Middle: Story = {};

/** The first page leads only on. */
export const First: Story = { args: { previousHref: undefined, summary: '1 to 24 of 1,204 homes' } };

/** Where text runs from right to left the arrows point the other way. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Pagination {...args} />
    </div>
  ),
};
