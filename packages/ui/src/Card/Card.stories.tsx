import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta: Meta<typeof Card> = {
  title: 'Components/Card',
  component: Card,
  parameters: {
    use: 'One thing among others of its kind, such as a home in the results.',
    avoid: 'To frame every part of a page: a Heading and space do that.',
  },
};
export default meta;
type Story = StoryObj<typeof Card>;

const text = (
  <Stack gap="s">
    <Heading level={2} size="s">
      <Link href="#home" variant="quiet" isStretched>
        Kampong Bahru Terrace
      </Link>
    </Heading>
    <Text tone="muted" size="s">
      3 bedrooms, 2 bathrooms, 1,100 sqft
    </Text>
    <Text weight="bold" size="l" isNumeric>
      $4,200 a month
    </Text>
    <Stack direction="row" gap="s">
      <Badge tone="accent">Near MRT</Badge>
      <Badge>Furnished</Badge>
    </Stack>
  </Stack>
);

/** A sheet on the page. */
export const Plain: Story = { args: { children: text } };

/** With more space around what it holds. */
export const Roomy: Story = { args: { children: text, padding: 'l', as: 'div' } };

/** One that leads somewhere answers to a pointer. */
export const Interactive: Story = { args: { children: text, isInteractive: true } };
