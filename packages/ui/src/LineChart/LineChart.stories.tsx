import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineChart } from './LineChart.tsx';

const labels = [
  'May 2026',
  'June 2026',
  'July 2026',
  'August 2026',
  'September 2026',
  'October 2026',
  'November 2026',
];

const meta: Meta<typeof LineChart> = {
  title: 'Components/Line chart',
  component: LineChart,
  parameters: {
    use: 'How up to four amounts changed over time.',
    avoid: 'Amounts to compare at one moment: use BarChart.',
  },
  args: {
    caption: 'Median rent of a flat with three bedrooms, a month',
    labels,
    labelHead: 'Month',
    formatValue: (value) => `$${value.toLocaleString('en-SG')}`,
    series: [{ name: 'Ang Mo Kio', values: [2_480, 2_510, 2_495, 2_560, 2_610, 2_590, 2_640] }],
  },
};
export default meta;
type Story = StoryObj<typeof LineChart>;

/** One line. */
export const OneLine: Story = {};

/** Three lines, told apart by dashes too; a gap where nothing is known. */
export const SeveralLines: Story = {
  args: {
    series: [
      { name: 'Ang Mo Kio', values: [2_480, 2_510, 2_495, 2_560, 2_610, 2_590, 2_640] },
      { name: 'Bedok', values: [2_300, 2_320, null, null, 2_390, 2_400, 2_380] },
      { name: 'Queenstown, Tiong Bahru', values: [2_900, null, 2_960, null, 3_010, 3_080, 3_120] },
    ],
  },
};

/** Nothing is known yet. */
export const Empty: Story = { args: { series: [{ name: 'Ang Mo Kio', values: labels.map(() => null) }] } };
