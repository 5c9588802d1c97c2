import { formatMoney } from '@sewa/formatters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slider } from './Slider.tsx';

const meta: Meta<typeof Slider> = {
  title: 'Components/Slider',
  component: Slider,
  parameters: {
    use: 'A rough number where its neighbours are as good.',
    avoid: 'Exact numbers: use NumberField or MoneyField.',
  },
  args: {
    label: 'Maximum monthly rent',
    min: 0,
    max: 1_000_000,
    step: 10_000,
    formatValue: formatMoney,
    defaultValue: 350_000,
  },
};
export default meta;
type Story = StoryObj<typeof Slider>;

/** With a hint. */
export const Chosen: Story = { args: { hint: 'Excluding utilities.' } };

/** At its end. */
export const AtItsEnd: Story = { args: { defaultValue: 1_000_000 } };

/** With a fault. */
export const WithError: Story = { args: { error: 'No homes at this rent.', defaultValue: 0 } };

/** Out of reach. */
export const Disabled: Story = { args: { disabled: true } };
