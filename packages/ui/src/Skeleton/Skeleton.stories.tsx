import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    use: 'Where content will appear in a moment, in its shape and size.',
    avoid: 'Waits without a known shape: use Spinner.',
  },
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

/** Lines of text, the last one shorter. */
export const Lines: Story = { args: { lines: 3 } };

/** A picture or a card. */
export const Block: Story = { args: { shape: 'block' } };

/** A face. */
export const Circle: Story = { args: { shape: 'circle' } };
