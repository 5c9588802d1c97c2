import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: {
    use: 'A few views of one thing, of which people need one at a time.',
    avoid: 'Content that people compare side by side, or pages of their own: use links.',
  },
  args: {
    label: 'Enquiries',
    tabs: [
      { value: 'made', label: 'Sent', content: <Text>You've messaged the owners of 3 homes.</Text> },
      { value: 'received', label: 'Received', content: <Text>No enquiries yet.</Text> },
      { value: 'closed', label: 'Closed', content: <Text>No closed enquiries.</Text>, isDisabled: true },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

/** Above their panel; the last is out of reach. */
export const Horizontal: Story = {};

/** Beside their panel. */
export const Vertical: Story = { args: { orientation: 'vertical', defaultValue: 'received' } };
