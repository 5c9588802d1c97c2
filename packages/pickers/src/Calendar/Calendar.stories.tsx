import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { Calendar } from './Calendar.tsx';

const interactionTimeout = { timeout: 15_000 };

const meta: Meta<typeof Calendar> = {
  title: 'Components/Calendar',
  component: Calendar,
  parameters: {
    use: 'If the days of a month matter as much as the choice, as for viewings.',
    avoid: 'A day people know by heart: use DatePicker.',
  },
  args: { label: 'Day of the viewing', name: 'viewing', defaultValue: '2027-01-15' },
  play: async ({ canvasElement, parameters }) => {
    if (parameters.isNative) return;
    await waitFor(() => {
      if (canvasElement.querySelector('[role="grid"]') === null) throw new Error('It is native still.');
    }, interactionTimeout);
  },
};
export default meta;
type Story = StoryObj<typeof Calendar>;

/** Before its script has come: a native field where the month will be. */
export const Native: Story = { parameters: { isNative: true }, args: { loadWhen: 'near' } };

/** With a day chosen, and days that are taken. */
export const Filled: Story = {
  args: { hint: 'No viewings on Sundays.', isDateUnavailable: (date) => new Date(date).getUTCDay() === 0 },
};

/** With bounds and a fault. */
export const WithError: Story = {
  args: { min: '2027-01-11', max: '2027-01-24', required: true, error: 'Someone else has booked this day.' },
};

/** Out of reach. */
export const Disabled: Story = { args: { disabled: true } };
