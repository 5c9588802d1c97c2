import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { HelpBubble } from './HelpBubble.tsx';

const meta: Meta<typeof HelpBubble> = {
  title: 'Patterns/Help bubble',
  component: HelpBubble,
  parameters: {
    use: 'Once on each page where people may need to ask us something.',
    avoid: 'Explaining one field: use its hint.',
  },
  args: { mode: 'chat', email: 'help@sewa.example', onOpenChange: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ contain: 'layout', blockSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof HelpBubble>;

/** A chat is offered. */
export const Closed: Story = {};

/** Somebody answered. */
export const Unread: Story = { args: { unreadCount: 2 } };

/** The panel holds the chat it is given, and a mail for when that does not work. */
export const Open: Story = {
  args: { isOpen: true, children: <Text>Tell us what you're looking for. We'll reply within a day.</Text> },
};

/** Where help comes by mail the bubble leads to one. */
export const Email: Story = { args: { mode: 'email' } };
