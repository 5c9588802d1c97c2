import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta: Meta<typeof Grid> = { title: 'Layout/Grid', component: Grid };
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
