import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Container, containerPaddings, containerWidths } from './Container.tsx';

const meta: Meta<typeof Container> = {
  title: 'Components/Container',
  component: Container,
  parameters: {
    use: "Once around each part of a page, so that text doesn't run across a wide window.",
    avoid: 'Inside a Card or another Container.',
    frame: 'full',
  },
};
export default meta;
type Story = StoryObj<typeof Container>;

/** Try each option in the controls. */
export const Playground: Story = {
  args: { width: 'medium', padding: 'm', gap: 's', children: <Card>A part of the page</Card> },
};

/** From that of running text to that of a search. */
export const Widths: Story = {
  render: () => (
    <>
      {containerWidths.map((width) => (
        <Container key={width} width={width} padding="none" gap="s">
          <Card>{width}</Card>
        </Container>
      ))}
    </>
  ),
};

/** Space above and below: none, a page's, a section's. */
export const Paddings: Story = {
  render: () => (
    <>
      {containerPaddings.map((padding) => (
        <Card key={padding} padding="none">
          <Container padding={padding} gap="xs">
            <Heading level={2} size="s">
              {padding}
            </Heading>
            <Text tone="muted">Where would you like to live?</Text>
          </Container>
        </Card>
      ))}
    </>
  ),
};
