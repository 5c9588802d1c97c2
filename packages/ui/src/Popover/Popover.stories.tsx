import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta: Meta<typeof Popover> = {
  title: 'Components/Popover',
  component: Popover,
  parameters: {
    use: 'A little more about something, beside the button that asks for it.',
    avoid: 'Actions: use Menu. What must be answered belongs in a Dialog.',
  },
  args: {
    trigger: <Button variant="secondary">How we know</Button>,
    label: 'How we know',
    children: (
      <Stack gap="s">
        <Heading level={2} size="s">
          Rents paid nearby
        </Heading>
        <Text tone="muted">From 212 tenancies of this home type within 2 km, in the last two years.</Text>
      </Stack>
    ),
  },
  play: async ({ canvasElement, parameters }) => {
    if (parameters.isOpened) canvasElement.querySelector<HTMLElement>('button')?.click();
  },
};
export default meta;
type Story = StoryObj<typeof Popover>;

/** Closed, as it comes. */
export const Closed: Story = {};

/** Open below its button. */
export const Opened: Story = { parameters: { isOpened: true } };

/** As wide as what stands in it. */
export const AsWideAsContent: Story = {
  parameters: { isOpened: true },
  args: { width: 'content', children: <Button variant="secondary">Copy the address</Button> },
};
