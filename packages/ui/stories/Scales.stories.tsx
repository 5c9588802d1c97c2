import { vars } from '@sewa/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Grid, Stack, Text } from '../src/index.ts';
import { box, measure, mover } from './tokenSheets.css.ts';

const meta: Meta = { title: 'Tokens/Scales' };
export default meta;

/** Sizes of letters; the larger ones grow with the window from 360 to 1280 px. */
export const Type: StoryObj = {
  render: () => (
    <Stack gap="m">
      {Object.entries(vars.fontSize).map(([name, fontSize]) => (
        <div
          key={name}
          style={{ fontSize, lineHeight: vars.lineHeight.tight, fontFamily: vars.font.heading }}
        >
          {name} A home in Tiong Bahru
        </div>
      ))}
      {Object.entries(vars.fontWeight).map(([name, fontWeight]) => (
        <div key={name} style={{ fontWeight }}>
          {name}: $3,200 a month from 1 Dec 2026
        </div>
      ))}
    </Stack>
  ),
};

/** Steps of space. */
export const Space: StoryObj = {
  render: () => (
    <Stack gap="s">
      {Object.entries(vars.space).map(([name, inlineSize]) => (
        <Stack key={name} direction="row" align="center" gap="m">
          <div style={{ inlineSize: vars.space.xxxl }}>{name}</div>
          <div className={measure} style={{ inlineSize }} />
        </Stack>
      ))}
    </Stack>
  ),
};

/** Corners and shadows. */
export const Shape: StoryObj = {
  render: () => (
    <Grid minColumn="xs" gap="xl">
      {Object.entries(vars.radius).map(([name, borderRadius]) => (
        <Stack key={name} gap="xs">
          <div className={box} style={{ borderRadius }} />
          <Text size="s">radius {name}</Text>
        </Stack>
      ))}
      {Object.entries(vars.shadow).map(([name, boxShadow]) => (
        <Stack key={name} gap="xs">
          <div className={box} style={{ boxShadow, borderRadius: vars.radius.l }} />
          <Text size="s">shadow {name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};

/** Durations with the standard curve, then curves at the slow duration; hover or focus to see them move. */
export const Motion: StoryObj = {
  render: () => (
    <Stack gap="s" align="start">
      {Object.entries(vars.duration).map(([name, duration]) => (
        <Button key={name} look="secondary">
          duration {name}
          <span className={mover} style={{ transition: `transform ${duration} ${vars.easing.standard}` }} />
        </Button>
      ))}
      {Object.entries(vars.easing).map(([name, easing]) => (
        <Button key={name} look="secondary">
          easing {name}
          <span className={mover} style={{ transition: `transform ${vars.duration.slow} ${easing}` }} />
        </Button>
      ))}
    </Stack>
  ),
};
