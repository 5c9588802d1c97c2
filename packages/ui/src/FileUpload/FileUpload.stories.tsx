import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { FileUpload } from './FileUpload.tsx';

const meta: Meta<typeof FileUpload> = {
  title: 'Components/File upload',
  component: FileUpload,
  parameters: {
    use: 'Photos and documents, one or several.',
    avoid: 'Short texts that can be typed: use TextArea.',
  },
  args: {
    label: 'Photos',
    accept: 'image/jpeg,image/png',
    maxBytes: 10_000_000,
    maxFiles: 5,
    upload: async (file) => file.name,
  },
};
export default meta;
type Story = StoryObj<typeof FileUpload>;

const makeFile = (name: string, bytes: number, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Before anything came in: the limits are told. */
export const Empty: Story = { args: { hint: 'Start with the living room.', required: true } };

/** Files in every state: under way, arrived, not arrived, and not taken. */
export const WithFiles: Story = {
  args: {
    upload: async ({ name }, { onProgress }) => {
      if (name.startsWith('balcony')) throw new Error('You lost connection.');
      if (name.startsWith('kitchen')) return name;
      onProgress({ value: 0.4 });
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const files = [
      makeFile('living-room.jpg', 2_400_000),
      makeFile('kitchen.jpg', 900_000),
      makeFile('balcony-with-a-view-of-the-whole-of-the-reservoir-in-the-evening.jpg', 1_200_000),
      makeFile('floor-plan.pdf', 300_000, 'application/pdf'),
    ];
    await fireEvent.change(canvas.getByLabelText(/Photos/), { target: { files } });
    await canvas.findByText('Upload failed.');
    await expect(canvas.getByText("This file type isn't accepted.")).toBeVisible();
  },
};

/** With a fault that says how to mend it. */
export const WithError: Story = { args: { error: 'Add at least 1 photo.' } };

/** Out of reach. */
export const Disabled: Story = { args: { disabled: true } };
