import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const fields = (
  <>
    <TextField id="name" label="Your name" name="name" autoComplete="name" required />
    <TextField id="mail" label="Email" name="mail" type="email" autoComplete="email" required />
    <Stack direction="row">
      <Button type="submit">Send</Button>
    </Stack>
  </>
);

const meta: Meta<typeof Form> = {
  title: 'Components/Form',
  component: Form,
  parameters: {
    use: 'Around all fields that are sent together.',
    avoid: 'Around a single control that takes effect at once, such as a Switch.',
  },
  args: { children: fields },
};
export default meta;
type Story = StoryObj<typeof Form>;

/** As it is first seen. */
export const Untouched: Story = {};

/** After an attempt that was refused: a list that leads to the fields, and the reason at each. */
export const WithIssues: Story = {
  args: {
    errors: [
      { field: 'name', message: 'Enter your name as on your pass.' },
      { field: 'mail', message: 'Enter an email address, such as name@mail.com.' },
    ],
  },
};

/** What was refused is about the whole form. */
export const RejectedAsAWhole: Story = {
  args: { errors: [{ message: "We can't send messages right now. Try again in a minute." }] },
};

/** A form of one field says what is wrong there alone. */
export const OneField: Story = {
  args: {
    hasSummary: false,
    errors: [{ field: 'code', message: 'This code has expired.' }],
    children: <TextField id="code" label="Code" name="code" required />,
  },
};
