import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Progress } from './Progress.tsx';

const meta: Meta<typeof Progress> = {
  title: 'Components/Progress',
  component: Progress,
  parameters: {
    use: 'How much is done, if you know how much there is.',
    avoid: 'An unknown wait: use Spinner. For steps of a task, use Stepper.',
  },
};
export default meta;

/** Try each option in the controls. */
export const Playground: StoryObj<typeof Progress> = {
  args: { label: 'Pictures', value: 3, max: 8, children: '3 of 8' },
};

/** Nothing, a part and all of it. */
export const Values: StoryObj<typeof Progress> = {
  render: () => (
    <Stack gap="l">
      <Progress label="Pictures" value={0} max={8}>
        0 of 8
      </Progress>
      <Progress label="Pictures" value={3} max={8}>
        3 of 8
      </Progress>
      <Progress label="Pictures" value={8} max={8}>
        All 8
      </Progress>
    </Stack>
  ),
};

/** Nobody knows how much is left. */
export const Unknown: StoryObj<typeof Progress> = { args: { label: 'Checking the file' } };
