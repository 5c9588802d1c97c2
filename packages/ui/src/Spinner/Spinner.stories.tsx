import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    use: 'A short wait of unknown length.',
    avoid: 'A whole page or card: use Skeleton. If you know how much is left, use Progress.',
  },
};
export default meta;

/** Try each option in the controls. */
export const Playground: StoryObj<typeof Spinner> = {
  args: { size: 'm', label: 'Looking for homes' },
};

/** The three sizes. */
export const Sizes: StoryObj<typeof Spinner> = {
  render: () => (
    <Stack direction="row" gap="l" align="center">
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} label={`Looking for homes (${size})`} />
      ))}
    </Stack>
  ),
};
