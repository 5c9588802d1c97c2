import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta: Meta<typeof Link> = {
  title: 'Components/Link',
  component: Link,
  parameters: {
    use: 'To go to another page or place; it may look like a button.',
    avoid: 'To start an action on the page: use Button.',
  },
  args: { href: '#homes', children: 'Homes in Tiong Bahru' },
};
export default meta;
type Story = StoryObj<typeof Link>;

/** Within a sentence. */
export const InText: Story = {
  render: (args) => (
    <Text>
      There are more <Link {...args} /> that are free in December.
    </Text>
  ),
};

/** Where everything around is a link as well. */
export const Quiet: Story = { args: { variant: 'quiet' } };

/** Dressed as buttons. */
export const AsButton: Story = {
  render: (args) => (
    <Stack direction="row" gap="m" isWrapping>
      <Link {...args} variant="primary" />
      <Link {...args} variant="secondary" />
      <Link {...args} variant="secondary" size="s" />
    </Stack>
  ),
};
