import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const meta: Meta<typeof Stack> = {
  title: 'Components/Stack',
  component: Stack,
  parameters: {
    use: 'Space between things below or beside each other.',
    avoid: 'Things that wrap: use Inline. For equal columns, use Grid.',
  },
  args: { children: ['Bedok', 'Queenstown', 'Sembawang'].map((name) => <Badge key={name}>{name}</Badge>) },
};
export default meta;
type Story = StoryObj<typeof Stack>;

/** Below each other. */
export const Column: Story = { args: { gap: 's', align: 'start' } };

/** Side by side, ends apart. */
export const Row: Story = { args: { direction: 'row', justify: 'between', isWrapping: true } };
