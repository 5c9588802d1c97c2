import { vars } from '@sewa/tokens';
import { Card, Heading, Stack, Text } from '@sewa/ui';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
  gap: vars.space.l,
};

function Advice({ title, children }: { title: string; children: string }) {
  return (
    <Card>
      <Stack gap="xs">
        <Heading level={2} size="s">
          {title}
        </Heading>
        <Text as="p">{children}</Text>
      </Stack>
    </Card>
  );
}

/** When to use the component and when not, as its stories say in `use` and `avoid`. */
function Use() {
  const { parameters } = useOf('meta', ['meta']).preparedMeta;
  if (typeof parameters.use !== 'string' || typeof parameters.avoid !== 'string') return null;
  return (
    <Unstyled>
      <div style={columns}>
        <Advice title="When to use it">{parameters.use}</Advice>
        <Advice title="When not">{parameters.avoid}</Advice>
      </div>
    </Unstyled>
  );
}

/** The page of a component: what it is, when to use it, one to try, and its states. */
export default function ComponentPage() {
  const { component } = useOf('meta', ['meta']).preparedMeta;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {component ? <Use /> : <Description of="story" />}
      <Primary />
      <Controls />
      <Stories title="States" includePrimary={false} />
    </>
  );
}
