import type { PageRow } from '@sewa/pages';
import { Container, Heading, Text } from '@sewa/ui';
import type { Meta } from '@storybook/react-vite';
import { phoneStory, screenMeta, screenStory } from './screenStory.tsx';

const meta: Meta = { ...screenMeta, title: 'Patterns/Page layout' };
export default meta;

function SomePage() {
  return (
    <Container as="main" id="main">
      <Heading level={1} size="l">
        A page
      </Heading>
      <Text>It has the whole width below the header.</Text>
    </Container>
  );
}

const address = '/flow';
const rows: readonly PageRow[] = [
  { path: address, layout: 'default', visibility: 'private', page: async () => ({ default: SomePage }) },
];

/** A page of somebody signed in. */
export const SignedIn = screenStory({ address, rows, isSignedIn: true });

/** A page of a visitor. */
export const Visitor = screenStory({ address, rows });

/** At 360 pixels. */
export const Phone = phoneStory({ address, rows, isSignedIn: true });
