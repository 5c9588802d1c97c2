import { vars } from '@sewa/tokens';
import contrast from '@sewa/tokens/contrast.json';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Heading, Stack, Text } from '../src/index.ts';
import { pair, swatch } from './tokenSheets.css.ts';

const meta: Meta = { title: 'Tokens/Colours', parameters: { frame: 'full' } };
export default meta;

function colorOf(path: string): string {
  const [group, name] = path.split('.');
  const groups: Record<string, Record<string, string>> = vars.color;
  const color = groups[group ?? '']?.[name ?? ''];
  if (color === undefined) throw new Error(`No colour is called ${path}.`);
  return color;
}

/** Every colour by its meaning; switch the theme in the toolbar. */
export const Meanings: StoryObj = {
  render: () => (
    <Stack gap="xl">
      {Object.entries(vars.color).map(([group, colors]) => (
        <Stack key={group} as="section" gap="m">
          <Heading level={2}>{group}</Heading>
          <Grid minColumn="xs" gap="m">
            {Object.entries(colors).map(([name, color]) => (
              <Stack key={name} gap="xs">
                <div className={swatch} style={{ background: color }} />
                <Text size="xs">{name}</Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

/** Every declared text pair as it is drawn, with its ratio in light and in dark. */
export const Contrast: StoryObj = {
  render: () => (
    <Grid minColumn="l" gap="s">
      {contrast
        .filter((measured) => measured.theme === 'light' && measured.foreground.startsWith('text.'))
        .map(({ foreground, background, ratio }) => {
          const dark = contrast.find(
            (other) =>
              other.theme === 'dark' && other.foreground === foreground && other.background === background,
          );
          return (
            <div
              key={`${foreground} ${background}`}
              className={pair}
              style={{ color: colorOf(foreground), background: colorOf(background) }}
            >
              <span>
                {foreground} on {background}
              </span>
              <span>
                {ratio} / {dark?.ratio}
              </span>
            </div>
          );
        })}
    </Grid>
  ),
};
