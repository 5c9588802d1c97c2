import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { StatTile } from './StatTile.tsx';

const meta: Meta<typeof StatTile> = {
  title: 'Components/Stat tile',
  component: StatTile,
  parameters: {
    use: 'One figure people look for first, with how it changed.',
    avoid: 'Several facts of one thing: use DescriptionList.',
  },
  args: { label: 'Homes rented out this month', value: '128' },
};
export default meta;
type Story = StoryObj<typeof StatTile>;

/** The figure alone. */
export const Plain: Story = {};

/** A change for the better, for the worse and neither; the words say which way. */
export const Changes: Story = {
  parameters: { frame: 'full' },
  render: () => (
    <Grid minColumn="s" gap="l">
      <StatTile label="Homes let" value="128" change="12 more than October" tone="success" />
      <StatTile label="Median rent" value="$3,450" change="Same as October" />
      <StatTile label="Days to rent out" value="31" change="9 more than October" tone="danger" />
    </Grid>
  ),
};

/** Long words wrap within the tile. */
export const LongText: Story = {
  args: {
    label: 'Rents received for all homes of this owner, before service and conservancy charges',
    value: '$12,345,678.90',
    change: 'January to November, excluding cancelled bills',
  },
};
