import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const meta: Meta<typeof SearchBox> = {
  title: 'Components/Search box',
  component: SearchBox,
  parameters: {
    use: 'A search that knows what people may mean, such as places.',
    avoid: 'A choice that must be from a list: use ComboBox.',
  },
  args: {
    label: 'Where',
    placeholder: 'Place, project or postal code',
    onChoose: () => undefined,
    suggest: async () => [
      { label: 'Areas', options: [{ value: 'area', label: 'Bishan', end: '12 homes' }] },
      {
        label: 'Stations',
        options: [
          { value: 'station', label: 'Bishan', detail: 'NS17 CC15', end: '31 homes' },
          { value: 'other', label: 'Braddell', detail: 'NS18', end: '1 home' },
        ],
      },
    ],
  },
  play: async ({ canvas, parameters }) => {
    if (parameters.keys === undefined) return;
    const box = await canvas.findByRole('combobox');
    await userEvent.type(box, 'bi');
    await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('true'));
    if (parameters.keys !== '') await userEvent.keyboard(parameters.keys);
  },
};
export default meta;
type Story = StoryObj<typeof SearchBox>;

/** Before anything was typed. */
export const Empty: Story = {};

/** With words, and the button that empties it. */
export const Filled: Story = { args: { defaultValue: '2 bedrooms near Bishan' } };

/** Suggestions for what is typed; none is chosen by itself. */
export const Suggestions: Story = { parameters: { keys: '', frame: 'window' } };

/** The arrow keys mark one. */
export const Marked: Story = { parameters: { keys: '{ArrowDown}{ArrowDown}', frame: 'window' } };

/** With an error. */
export const WithError: Story = { args: { defaultValue: '1', error: 'Enter at least 2 letters.' } };

/** Out of reach. */
export const Disabled: Story = { args: { defaultValue: 'Bishan', disabled: true } };
