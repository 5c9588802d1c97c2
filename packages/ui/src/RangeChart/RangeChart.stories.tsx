import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { RangeChart, type RangeChartProps } from './RangeChart.tsx';

const meta: Meta<typeof RangeChart> = {
  title: 'Components/Range chart',
  component: RangeChart,
  parameters: {
    use: 'One amount beside what is usual, such as a rent beside rents nearby.',
    avoid: 'Amounts over time: use LineChart.',
  },
};
export default meta;
type Story = StoryObj<typeof RangeChart>;

const rents = {
  lower: { label: 'Lowest quarter', value: 2_200 },
  median: { label: 'Median', value: 2_400 },
  upper: { label: 'Highest quarter', value: 2_600 },
};
const formatValue = (value: number) => `$${value.toLocaleString('en-SG')}`;

function Rents({ rent, ...rest }: { rent: number } & Partial<RangeChartProps>) {
  return (
    <RangeChart
      caption="Monthly rents paid nearby"
      {...rents}
      marked={{ label: 'This home', value: rent }}
      formatValue={formatValue}
      {...rest}
    />
  );
}

/** Try each option in the controls. */
export const Playground: Story = {
  args: {
    caption: 'Monthly rents paid nearby',
    ...rents,
    marked: { label: 'This home', value: 2_300 },
    formatValue,
  },
};

/** Within the range. */
export const Within: Story = { render: () => <Rents rent={2_300} /> };

/** Far below it and far above, under a caption that is only spoken. */
export const BeyondTheRange: Story = {
  render: () => (
    <Stack gap="xl">
      <Rents rent={1_400} caption={<VisuallyHidden>Below</VisuallyHidden>} />
      <Rents rent={3_900} caption={<VisuallyHidden>Above</VisuallyHidden>} />
    </Stack>
  ),
};

/** All the same, and very long words. */
export const EdgeCases: Story = {
  render: () => (
    <Stack gap="xl">
      <Rents
        rent={2_400}
        caption="All the same"
        lower={{ label: 'Lower', value: 2_400 }}
        upper={{ label: 'Upper', value: 2_400 }}
      />
      <Rents
        rent={2_450}
        caption="Monthly rents paid for homes of the same type within 500 metres of this one"
        median={{ label: 'Median of all the monthly rents that we compared nearby', value: 2_400 }}
      />
    </Stack>
  ),
};
