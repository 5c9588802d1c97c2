import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta: Meta<typeof SegmentedControl> = {
  title: 'Components/Segmented control',
  component: SegmentedControl,
  parameters: {
    use: 'Two to four short choices that take effect at once, such as list or map.',
    avoid: 'Choices in a form that is sent later: use RadioGroup.',
  },
  args: {
    label: 'Show rents',
    segments: [
      { value: 'month', label: 'A month' },
      { value: 'year', label: 'A year' },
      { value: 'area', label: 'Per square foot' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof SegmentedControl>;

/** 44 and 36 px, the second without its label in sight. */
export const Sizes: Story = {
  render: (args) => (
    <Stack gap="l">
      <SegmentedControl {...args} />
      <SegmentedControl {...args} size="s" defaultValue="year" isLabelHidden />
    </Stack>
  ),
};

/** With drawings. */
export const WithIcons: Story = {
  args: {
    label: 'View',
    isLabelHidden: true,
    segments: [
      {
        value: 'list',
        label: (
          <>
            <Icon name="menu" />
            List
          </>
        ),
      },
      {
        value: 'map',
        label: (
          <>
            <Icon name="map-pin" />
            Map
          </>
        ),
      },
    ],
  },
};

/** A choice that cannot be taken, and all of them. */
export const Disabled: Story = {
  render: (args) => (
    <Stack gap="l">
      <SegmentedControl
        {...args}
        segments={args.segments.map((segment, index) => ({ ...segment, isDisabled: index === 1 }))}
      />
      <SegmentedControl {...args} disabled />
    </Stack>
  ),
};
