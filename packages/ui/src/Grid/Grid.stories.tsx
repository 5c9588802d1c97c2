import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta: Meta<typeof Grid> = {
  title: 'Components/Grid',
  component: Grid,
  parameters: {
    use: 'Things of one size beside each other, such as cards.',
    avoid: 'Rows with names for columns: use Table. For one line, use Inline.',
  },
};
export default meta;
type Story = StoryObj<typeof Grid>;

/** As many columns as fit. */
export const Columns: Story = {
  args: {
    minColumn: 's',
    gap: 'l',
    children: ['Bedok', 'Queenstown', 'Sembawang', 'Tampines', 'Yishun'].map((name) => (
      <Card key={name}>{name}</Card>
    )),
  },
};
