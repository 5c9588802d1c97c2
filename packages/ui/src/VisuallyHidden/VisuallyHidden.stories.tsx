import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = { title: 'Text/VisuallyHidden', component: VisuallyHidden };
export default meta;

/** Assistive technology reads "3 bedrooms", the eye sees "3 BR". */
export const Spoken: StoryObj<typeof VisuallyHidden> = {
  render: () => (
    <Text>
      3 <span aria-hidden="true">BR</span>
      <VisuallyHidden>bedrooms</VisuallyHidden>
    </Text>
  ),
};
