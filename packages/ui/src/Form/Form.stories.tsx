import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const fields = (
  <>
    <TextField id="name" label="Your name" name="name" autoComplete="name" required />
    <TextField id="mail" label="E-mail" name="mail" type="email" autoComplete="email" required />
    <Stack direction="row">
      <Button type="submit">Send</Button>
    </Stack>
  </>
);

const meta: Meta<typeof Form> = { title: 'Forms/Form', component: Form, args: { children: fields } };
export default meta;
type Story = StoryObj<typeof Form>;

/** As it is first seen. */
export const Untouched: Story = {};

/** After an attempt that was refused: a list that leads to the fields, and the reason at each. */
export const WithIssues: Story = {
  args: {
    errors: [
      { field: 'name', message: 'Write your name as it stands on your pass.' },
      { field: 'mail', message: 'An e-mail address has an @ in it.' },
    ],
  },
};

/** What was refused is about the whole form. */
export const RejectedAsAWhole: Story = {
  args: { errors: [{ message: 'We cannot take messages at the moment. Try again in a minute.' }] },
};

/** A form of one field says what is wrong there alone. */
export const OneField: Story = {
  args: {
    hasSummary: false,
    errors: [{ field: 'code', message: 'This code is no longer valid.' }],
    children: <TextField id="code" label="Code" name="code" required />,
  },
};
