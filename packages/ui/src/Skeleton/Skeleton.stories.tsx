import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { title: 'Feedback/Skeleton', component: Skeleton };
export default meta;
type Story = StoryObj<typeof Skeleton>;

/** Lines of text, the last one shorter. */
export const Lines: Story = { args: { lines: 3 } };

/** A picture or a card. */
export const Block: Story = { args: { shape: 'block' } };

/** A face. */
export const Circle: Story = { args: { shape: 'circle' } };
