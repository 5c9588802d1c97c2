import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Stepper } from './Stepper.tsx';

const meta: Meta<typeof Stepper> = {
  title: 'Components/Stepper',
  component: Stepper,
  parameters: {
    use: 'A task of three to six steps, to show where people are.',
    avoid: 'Pages that can be read in any order: use Tabs or links.',
    frame: 'full',
  },
  args: {
    label: 'Rent this home',
    current: 1,
    steps: [
      { label: 'Offer', href: '#offer' },
      { label: 'Contract' },
      { label: 'Deposit' },
      { label: 'Move in' },
    ],
  },
};
export default meta;

/** At the start, on the way, at the end. */
export const Progress: StoryObj<typeof Stepper> = {
  render: (args) => (
    <Stack gap="xl">
      {[0, 2, 4].map((current) => (
        <Stepper key={current} {...args} label={`${args.label} ${current}`} current={current} />
      ))}
    </Stack>
  ),
};

/** Below each other, as beside a form. */
export const Vertical: StoryObj<typeof Stepper> = { args: { isVertical: true } };
