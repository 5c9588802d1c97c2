import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  parameters: {
    use: 'Words that only make sense read aloud, such as the full form of BR.',
    avoid: 'To hide what everyone should read.',
  },
};
export default meta;

/** Try each option in the controls. */
export const Playground: StoryObj<typeof VisuallyHidden> = {
  args: { children: 'bedrooms' },
  render: (args) => (
    <Text>
      3 <span aria-hidden="true">BR</span>
      <VisuallyHidden {...args} />
    </Text>
  ),
};

/** Assistive technology reads "3 bedrooms", the eye sees "3 BR". */
export const Spoken: StoryObj<typeof VisuallyHidden> = {
  render: () => (
    <Text>
      3 <span aria-hidden="true">BR</span>
      <VisuallyHidden>bedrooms</VisuallyHidden>
    </Text>
  ),
};
