import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';
import type { ComboBoxOption } from './ComboBoxProps.ts';

const stations: ComboBoxOption[] = [
  { value: 'NS17', label: 'Bishan', description: 'North South and Circle lines' },
  { value: 'DT5', label: 'Beauty World', description: 'Downtown line' },
  { value: 'EW17', label: 'Tiong Bahru', description: 'East West line' },
  { value: 'NS25', label: 'City Hall', description: 'North South and East West lines' },
  { value: 'TE11', label: 'Stevens', description: 'Opens later', isDisabled: true },
];

const interactionTimeout = { timeout: 15_000 };

const meta: Meta<typeof ComboBox> = {
  title: 'Components/Combo box',
  component: ComboBox,
  parameters: {
    use: 'One or several of many known choices, such as a station.',
    avoid: 'Fewer than seven choices: use RadioGroup or Select. If any words count, use SearchBox.',
  },
  args: { label: 'Station', name: 'station', options: stations, placeholder: 'Any station' },
  play: async ({ canvasElement, parameters }) => {
    if (parameters.isNative) return;
    const box = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[role="combobox"]');
      if (found === null) throw new Error('It is native still.');
      return found;
    }, interactionTimeout);
    if (parameters.typed === undefined) return;
    await userEvent.click(box);
    await userEvent.keyboard(parameters.typed);
    await waitFor(() => {
      const list = canvasElement.querySelector('[role="listbox"]');
      if (!list?.textContent?.includes(parameters.until)) throw new Error('The list is not there yet.');
    }, interactionTimeout);
  },
};
export default meta;
type Story = StoryObj<typeof ComboBox>;

/** Before its script has come, and without: the list of the browser. */
export const Native: Story = { parameters: { isNative: true }, args: { loadWhen: 'near' } };

/** Nothing chosen yet. */
export const Empty: Story = { args: { hint: 'The station you use most.' } };

/** With a choice. */
export const Chosen: Story = { args: { defaultValue: 'EW17' } };

/** Open with all choices; one of them cannot be taken. */
export const Opened: Story = {
  parameters: { typed: '{ArrowDown}', until: 'Stevens' },
  args: { defaultValue: 'EW17' },
};

/** Narrowed by what was typed. */
export const Narrowed: Story = { parameters: { typed: 'bi', until: 'Bishan' } };

/** Nothing holds what was typed. */
export const NothingFound: Story = { parameters: { typed: 'zz', until: 'No results' } };

/** Several chosen, each with a way back. */
export const Several: Story = { args: { isMultiple: true, defaultValue: ['NS17', 'EW17', 'NS25'] } };

/** Several, before its script has come. */
export const SeveralNative: Story = {
  parameters: { isNative: true },
  args: { isMultiple: true, defaultValue: ['NS17'], loadWhen: 'near' },
};

/** Choices that are looked for somewhere else, on their way. */
export const Looking: Story = {
  parameters: { typed: 'ti', until: 'Loading' },
  args: { options: [], loadOptions: () => new Promise(() => undefined) },
};

/** Choices that did not arrive. */
export const Failed: Story = {
  parameters: { typed: 'ti', until: "couldn't load" },
  args: { options: [], loadOptions: () => Promise.reject(new Error('Offline.')) },
};

/** With a fault. */
export const WithError: Story = { args: { required: true, error: 'Choose a station.' } };

/** Out of reach. */
export const Disabled: Story = { args: { defaultValue: 'EW17', disabled: true } };
