import type { Meta, StoryObj } from '@storybook/react-vite';
import { MaskedField } from './MaskedField.tsx';

const meta: Meta<typeof MaskedField> = {
  title: 'Components/Masked field',
  component: MaskedField,
  parameters: {
    use: 'Numbers nobody should read over a shoulder, such as an NRIC.',
    avoid: 'Passwords, and anything people need to check while they read.',
  },
  args: { label: 'NRIC or FIN', hint: "We'll only show the end of it." },
};
export default meta;
type Story = StoryObj<typeof MaskedField>;

/** Before anything was typed. */
export const Empty: Story = { args: { required: true } };

/** Left alone: only the end is seen. */
export const Masked: Story = { args: { initialValue: 'S0000001I' } };

/** With a fault, and a mask of the page's own. */
export const WithError: Story = {
  args: {
    initialValue: 'S0000001A',
    mask: () => '*********',
    error: 'Check the last letter.',
  },
};
