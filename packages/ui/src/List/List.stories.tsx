import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { List, listVariants } from './List.tsx';
import { ListItem } from './ListItem.tsx';

const meta: Meta<typeof List> = {
  title: 'Components/List',
  component: List,
  parameters: {
    use: 'Rows of one kind with a name and a few details.',
    avoid: 'Several values a row to compare: use Table. For names with values, use DescriptionList.',
  },
};
export default meta;
type Story = StoryObj<typeof List>;

const stations = [
  ['Ang Mo Kio', 'NS16', '6 min'],
  ['Yio Chu Kang', 'NS15', '14 min'],
  ['Mayflower', 'TE6', '17 min'],
] as const;

const rows = stations.map(([name, code, walk]) => (
  <ListItem key={name} start={<Icon name="train-front" />} end={walk}>
    {name} <Badge>{code}</Badge>
  </ListItem>
));

/** With space, with lines and in a box. */
export const Variants: Story = {
  render: () => (
    <Stack gap="xl">
      {listVariants.map((variant) => (
        <List key={variant} variant={variant}>
          {rows}
        </List>
      ))}
    </Stack>
  ),
};

/** Rows that lead somewhere answer everywhere to a press; a button among them keeps its own. */
export const Interactive: Story = {
  args: {
    variant: 'boxed',
    children: stations.map(([name, code, walk]) => (
      <ListItem
        key={name}
        isInteractive
        start={<Icon name="train-front" />}
        end={
          <Button variant="quiet" aria-label={`Share ${name}`}>
            <Icon name="share-2" />
          </Button>
        }
      >
        <Link href={`#${code}`} variant="quiet" isStretched>
          {name}
        </Link>
        <Text size="s" tone="muted">
          {code}, {walk} walk
        </Text>
      </ListItem>
    )),
  },
};

/** Long words wrap; what stands at the sides keeps its place. */
export const LongText: Story = {
  args: {
    children: (
      <ListItem start={<Icon name="file-text" />} end="Draft">
        Tenancy of a three-room flat in Ang Mo Kio Avenue 3 between two owners, one of them abroad, and three
        tenants, with a full inventory of the home
      </ListItem>
    ),
  },
};
