import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Container, containerPaddings, containerWidths } from './Container.tsx';

const meta: Meta<typeof Container> = {
  title: 'Layout/Container',
  component: Container,
  parameters: { frame: 'full' },
};
export default meta;
type Story = StoryObj<typeof Container>;

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
