import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Icon, type IconName, icons, Stack, Text } from '../src/index.ts';
import { CopyText } from './CopyText.tsx';
import { cell } from './tokenSheets.css.ts';

const meta: Meta = { title: 'Tokens/Icons', parameters: { frame: 'full' } };
export default meta;

const names = Object.keys(icons).filter((name): name is IconName => name in icons);

/** The whole family; press a name, the import or the element to copy it. */
export const Family: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <Stack gap="xs" align="start">
        <Text>Import it once, then place it. It takes the colour of the text around it.</Text>
        <CopyText>{"import { Icon } from '@sewa/ui';"}</CopyText>
      </Stack>
      <Grid minColumn="s" gap="l">
        {names.map((name) => (
          <div key={name} className={cell}>
            <Icon name={name} size="l" />
            <CopyText>{name}</CopyText>
            <CopyText>{`<Icon name="${name}" />`}</CopyText>
          </div>
        ))}
      </Grid>
    </Stack>
  ),
};
