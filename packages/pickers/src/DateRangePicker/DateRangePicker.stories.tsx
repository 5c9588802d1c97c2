import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.tsx';

const interactionTimeout = { timeout: 15_000 };

const meta: Meta<typeof DateRangePicker> = {
  title: 'Components/Date range picker',
  component: DateRangePicker,
  parameters: {
    use: 'A first and a last day that belong together, such as a tenancy.',
    avoid: 'One day: use DatePicker.',
  },
  args: { label: 'Tenancy', startName: 'from', endName: 'to' },
  play: async ({ canvasElement, parameters }) => {
    if (parameters.isNative) return;
    await waitFor(() => {
      if (canvasElement.querySelector('[role="spinbutton"]') === null) throw new Error('It is native still.');
    }, interactionTimeout);
    if (parameters.isOpened) await userEvent.click(canvasElement.querySelector('button') as HTMLElement);
  },
};
export default meta;
type Story = StoryObj<typeof DateRangePicker>;

const january = { start: '2027-01-12', end: '2027-01-21' };

/** Before its script has come, and without: two date fields of the browser. */
export const Native: Story = {
  parameters: { isNative: true },
  args: { loadWhen: 'near', defaultValue: january },
};

/** No day yet. */
export const Empty: Story = { args: { hint: 'Includes both days.' } };

/** With both days. */
export const Filled: Story = { args: { defaultValue: january } };

/** Open at its first day; some days are taken, and no range may hold one. */
export const Opened: Story = {
  parameters: { isOpened: true },
  args: {
    defaultValue: january,
    min: '2027-01-04',
    isDateUnavailable: (date) => date === '2027-01-26' || date === '2027-01-27',
  },
};

/** With a fault. */
export const WithError: Story = {
  args: { defaultValue: january, required: true, error: 'Choose a tenancy of at least 6 months.' },
};

/** Out of reach. */
export const Disabled: Story = { args: { defaultValue: january, disabled: true } };
