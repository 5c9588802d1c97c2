import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';

const interactionTimeout = { timeout: 15_000 };

const meta: Meta<typeof DatePicker> = {
  title: 'Components/Date picker',
  component: DatePicker,
  parameters: {
    use: 'One day, such as the day of moving in.',
    avoid: 'A first and a last day: use DateRangePicker.',
  },
  args: { label: 'Moving in', name: 'movingIn' },
  play: async ({ canvasElement, parameters }) => {
    if (parameters.isNative) return;
    await waitFor(() => {
      if (canvasElement.querySelector('[role="group"]') === null) throw new Error('It is native still.');
    }, interactionTimeout);
    if (parameters.isOpened) await userEvent.click(canvasElement.querySelector('button') as HTMLElement);
  },
};
export default meta;
type Story = StoryObj<typeof DatePicker>;

/** Before its script has come, and without: the date field of the browser. */
export const Native: Story = {
  parameters: { isNative: true },
  args: { loadWhen: 'near', defaultValue: '2027-01-15' },
};

/** No date yet. */
export const Empty: Story = { args: { hint: 'The first day of your tenancy.' } };

/** With a date. */
export const Filled: Story = { args: { defaultValue: '2027-01-15' } };

/** Open at its date; some days may not be chosen, and none before the tenth. */
export const Opened: Story = {
  parameters: { isOpened: true },
  args: {
    defaultValue: '2027-01-15',
    min: '2027-01-10',
    isDateUnavailable: (date) => date === '2027-01-20' || date === '2027-01-21',
  },
};

/** With a fault. */
export const WithError: Story = {
  args: { defaultValue: '2026-11-01', required: true, error: 'The flat is free from 10 January 2027.' },
};

/** Out of reach. */
export const Disabled: Story = { args: { defaultValue: '2027-01-15', disabled: true } };
