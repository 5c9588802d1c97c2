import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text, textSizes, textTones, textWeights } from './Text.tsx';

const meta: Meta<typeof Text> = {
  title: 'Components/Text',
  component: Text,
  parameters: {
    use: 'All words that are no heading, link or label.',
    avoid: 'To name a part of a page: use Heading.',
  },
};
export default meta;
type Story = StoryObj<typeof Text>;

/** Try each option in the controls. */
export const Playground: Story = {
  args: { size: 'm', tone: 'default', weight: 'regular', children: 'Morning sun and a quiet balcony' },
};

/** Sizes, weights and tones. */
export const Variants: Story = {
  render: () => (
    <Stack gap="s">
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          Size {size}: morning sun and a quiet balcony
        </Text>
      ))}
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          Weight {weight}
        </Text>
      ))}
      {textTones
        .filter((tone) => tone !== 'inverse')
        .map((tone) => (
          <Text key={tone} tone={tone}>
            Tone {tone}
          </Text>
        ))}
    </Stack>
  ),
};

/** One line that ends with an ellipsis. */
export const Truncated: Story = {
  args: { isTruncated: true, children: 'A long description of a home that goes on and on '.repeat(4) },
};

/** Digits of one width. */
export const Numeric: Story = {
  render: () => (
    <Stack gap="xxs">
      <Text isNumeric>$11,111</Text>
      <Text isNumeric>$88,888</Text>
    </Stack>
  ),
};
