import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from './BarChart.tsx';

const meta: Meta<typeof BarChart> = {
  title: 'Components/Bar chart',
  component: BarChart,
  parameters: {
    use: 'To compare up to ten amounts with each other.',
    avoid: 'Amounts over time: use LineChart. For one figure, use StatTile.',
  },
  args: {
    caption: 'Homes rented in November',
    labelHead: 'District',
    valueHead: 'Homes',
    formatValue: (value) => value.toLocaleString('en-SG'),
    bars: [
      { label: 'Ang Mo Kio, Bishan', value: 182, isMarked: true },
      { label: 'Bedok', value: 141 },
      { label: 'Jurong', value: 96 },
      { label: 'Sentosa', value: 7 },
      { label: 'Tuas', value: 0 },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof BarChart>;

/** One of the bars is the one meant; zero has no bar. */
export const Plain: Story = {};

/** Long labels wrap beside their bars. */
export const LongText: Story = {
  args: {
    formatValue: (value) => `$${(value * 1000).toLocaleString('en-SG')} a month`,
    bars: [
      { label: 'Entire homes with three bedrooms in blocks with a lift on every floor', value: 4.2 },
      { label: 'Rooms', value: 1.1 },
    ],
  },
};

/** Nothing to compare yet. */
export const Empty: Story = { args: { bars: [] } };
