import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = { title: 'Feedback/Spinner', component: Spinner };
export default meta;

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
