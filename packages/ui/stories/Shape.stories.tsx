import { vars } from '@sewa/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Grid, Stack, Text } from '../src/index.ts';
import { designOf, painted, roomy } from './tokenDesigns.ts';
import { box } from './tokenSheets.css.ts';

const meta: Meta = { title: 'Tokens/Shape', parameters: { frame: 'full' } };
export default meta;

function Specimen({ name, purpose, style }: { name: string; purpose: string; style: CSSProperties }) {
  return (
    <Stack gap="m">
      <div className={box} style={style} />
      <Stack gap="xxs">
        <Text size="s" weight="semibold">
          {name}
        </Text>
        <Text size="xs" tone="muted">
          {purpose}
        </Text>
      </Stack>
    </Stack>
  );
}

/** Corners; business mode draws them tighter. */
export const Radius: StoryObj = {
  render: () => (
    <Grid minColumn="s" gap="xl">
      {Object.entries(vars.radius).map(([name, borderRadius]) => (
        <Specimen
          key={name}
          name={name}
          purpose={designOf(roomy, `radius.${name}`).$description}
          style={{ borderRadius }}
        />
      ))}
    </Grid>
  ),
};

/** Shadows, from what lies on the page to what floats above it; business mode draws them flatter. */
export const Shadow: StoryObj = {
  render: () => (
    <Grid minColumn="s" gap="xxl">
      {Object.entries(vars.shadow).map(([name, boxShadow]) => (
        <Specimen
          key={name}
          name={name}
          purpose={designOf(painted, `shadow.${name}`).$description}
          style={{ boxShadow, borderRadius: vars.radius.l, background: vars.color.bg.raised }}
        />
      ))}
    </Grid>
  ),
};
