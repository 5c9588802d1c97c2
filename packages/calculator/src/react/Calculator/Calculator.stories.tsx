import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseCalculatorPage } from '../../pageQuery.ts';
import { SAMPLE_DAY, sampleRates } from '../testing/sampleRates.ts';
import { Calculator } from './Calculator.tsx';

const open = (query: string) => parseCalculatorPage(new URLSearchParams(query));

const meta: Meta<typeof Calculator> = {
  title: 'Patterns/Calculator',
  component: Calculator,
  parameters: {
    use: "To show what renting a home costs in all, with the law's amounts.",
    avoid: 'The rent alone: use Text.',
  },
  args: { rates: sampleRates, day: SAMPLE_DAY },
};
export default meta;
type Story = StoryObj<typeof Calculator>;

/** Nothing is filled in. */
export const Empty: Story = {};

/** A year, starting in the middle of a month. */
export const Filled: Story = { args: { defaultValue: open('rent=3200&months=12&from=2027-01-15') } };

/** No deposit, whose price is not known, an agent, paid by card. */
export const WithUnknown: Story = {
  args: {
    defaultValue: open('rent=3200&months=24&deposit=free&agent=yes&pay=card&repairs=4&leave=14&clause=yes'),
  },
};

/** Two lengths side by side. */
export const Compared: Story = {
  args: { canCompare: true, defaultValue: open('rent=3200&months=12&rent2=2950&months2=24') },
};

/** Fields that cannot be used. */
export const Errors: Story = { args: { defaultValue: open('rent=abc&months=0&leave=1.5') } };

/** In a frame 320 pixels wide. */
export const Narrow: Story = {
  args: { defaultValue: open('rent=3200&months=12') },
  decorators: [(Story) => <div style={{ inlineSize: '320px' }}>{Story()}</div>],
};

/** In a frame 320 pixels wide, compared. */
export const NarrowCompared: Story = {
  args: { canCompare: true, defaultValue: open('rent=3200&rent2=2950&months2=24') },
  decorators: [(Story) => <div style={{ inlineSize: '320px' }}>{Story()}</div>],
};
