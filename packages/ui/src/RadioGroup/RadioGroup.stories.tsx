import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.tsx';

const meta: Meta<typeof RadioGroup> = {
  title: 'Components/Radio group',
  component: RadioGroup,
  parameters: {
    use: 'One of two to six options that people should compare.',
    avoid: 'More options: use Select. To switch between views, use Tabs or SegmentedControl.',
  },
  args: {
    label: 'How often should we email you?',
    name: 'often',
    options: [
      { value: 'instant', label: 'At once', description: 'As soon as a home is listed.' },
      { value: 'daily', label: 'Once a day', description: 'At 8 am.' },
      { value: 'weekly', label: 'Once a week', isDisabled: true },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

/** With a choice made, a hint, and one choice out of reach. */
export const Chosen: Story = { args: { defaultValue: 'daily', hint: 'You can change this any time.' } };

/** Short choices in a line. */
export const InALine: Story = {
  args: {
    label: 'Furnishing',
    direction: 'row',
    defaultValue: 'partly',
    options: [
      { value: 'none', label: 'None' },
      { value: 'partly', label: 'Partly' },
      { value: 'fully', label: 'Fully' },
    ],
  },
};

/** With a fault that says how to mend it. */
export const WithError: Story = { args: { required: true, error: 'Choose how often we email you.' } };
