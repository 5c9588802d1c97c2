import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type IconName, icons } from './generated/icons.ts';
import { Icon } from './Icon.tsx';

const meta: Meta<typeof Icon> = { title: 'Text/Icon', component: Icon, args: { name: 'home' } };
export default meta;
type Story = StoryObj<typeof Icon>;

const names = Object.keys(icons) as IconName[];

/** The whole family. */
export const Family: Story = {
  parameters: { frame: 'full' },
  render: () => (
    <Grid minColumn="xs" gap="l">
      {names.map((name) => (
        <Stack key={name} gap="xs" align="center">
          <Icon name={name} size="l" />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

/** The three sizes. */
export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap="m" align="center">
      <Icon {...args} size="s" />
      <Icon {...args} size="m" />
      <Icon {...args} size="l" label="Home" />
    </Stack>
  ),
};
