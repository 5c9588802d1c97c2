import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';

const meta: Meta<typeof Field> = {
  title: 'Components/Field',
  component: Field,
  parameters: {
    use: 'Around a control of your own that needs a label, a hint and an error.',
    avoid: 'Around our own fields: they bring theirs.',
  },
  args: {
    label: 'Viewing day',
    hint: 'Weekends are busiest.',
    children: (control) => <input {...control} type="range" min="1" max="7" />,
  },
};
export default meta;
type Story = StoryObj<typeof Field>;

/** Words around a control of one's own. */
export const AroundAnyControl: Story = {};

/** With a fault. */
export const WithError: Story = {
  args: { error: 'Choose a day from Monday to Saturday.', isRequired: true },
};
