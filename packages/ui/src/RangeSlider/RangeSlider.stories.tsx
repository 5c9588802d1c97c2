import { formatMoney } from '@sewa/formatters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeSlider } from './RangeSlider.tsx';

const meta: Meta<typeof RangeSlider> = {
  title: 'Components/Range slider',
  component: RangeSlider,
  parameters: {
    use: 'A rough lower and upper limit, as in a filter.',
    avoid: 'Exact amounts: use two MoneyFields.',
  },
  args: { label: 'Monthly rent', max: 1_000_000, step: 10_000, formatValue: formatMoney },
};
export default meta;
type Story = StoryObj<typeof RangeSlider>;

/** A part of the range, with a hint. */
export const Part: Story = { args: { defaultValue: [250_000, 480_000], hint: 'Excluding utilities.' } };

/** All of it. */
export const Whole: Story = {};

/** Both thumbs at one place, with a fault. */
export const WithError: Story = {
  args: { defaultValue: [900_000, 900_000], error: 'No homes in this range.' },
};
