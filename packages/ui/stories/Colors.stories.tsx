import { modifiers, vars } from '@sewa/tokens';
import contrast from '@sewa/tokens/contrast.json';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Heading, Inline, Stack, Text } from '../src/index.ts';
import { CopyText } from './CopyText.tsx';
import { contextTitles, designOf, fileName, hexOf, painted, paintedDark } from './tokenDesigns.ts';
import { end, line, panel, ring, swatch, tile } from './tokenSheets.css.ts';

const meta: Meta = { title: 'Tokens/Colours', parameters: { frame: 'full' } };
export default meta;

type Measured = (typeof contrast)[number];

function colorOf(path: string): string {
  const [group = '', name = ''] = path.split('.');
  const groups: Record<string, Record<string, string>> = vars.color;
  const color = groups[group]?.[name];
  if (color === undefined) throw new Error(`No colour is called ${path}.`);
  return color;
}

function lastName(path: string): string {
  return path.split('.').at(-1) ?? path;
}

function groupBy(measured: Measured[], side: 'foreground' | 'background'): [string, Measured[]][] {
  const names = [...new Set(measured.map((pair) => pair[side]))];
  return names.map((name) => [name, measured.filter((pair) => pair[side] === name)]);
}

const ratio = (value: number) => value.toFixed(2);

/** A ground as it is, with every text that may stand on it and its ratio. */
function Ground({ name, pairs }: { name: string; pairs: Measured[] }) {
  return (
    <div className={tile} style={{ background: colorOf(name) }}>
      {pairs.map(({ foreground, ratio: measured }, index) => (
        <div key={foreground} className={line} style={{ color: colorOf(foreground) }}>
          <span>{index === 0 ? <b>{lastName(name)}</b> : null}</span>
          <span className={end}>
            {lastName(foreground)} {ratio(measured)}
          </span>
        </div>
      ))}
    </div>
  );
}

/** An edge or a fill with its lowest ratio on the grounds it may stand on. */
function Control({ name, pairs }: { name: string; pairs: Measured[] }) {
  const lowest = Math.min(...pairs.map((pair) => pair.ratio));
  const isEdge = name.startsWith('border.');
  return (
    <div className={line}>
      <span
        className={ring}
        style={{ borderColor: colorOf(name), background: isEdge ? 'transparent' : colorOf(name) }}
      />
      <Text size="s">{name}</Text>
      <span className={end}>{ratio(lowest)}</span>
    </div>
  );
}

function Ratios({ theme, more, mode }: { theme: string; more: string; mode: string }) {
  const measured = contrast.filter(
    (pair) => pair.theme === theme && pair.contrast === more && pair.mode === mode,
  );
  const texts = measured.filter(({ kind }) => kind === 'text');
  const controls = measured.filter(({ kind }) => kind === 'control');
  const bounds = `text at least ${texts[0]?.minimum}, controls at least ${controls[0]?.minimum}`;
  return (
    <section className={panel} data-theme={theme} data-contrast={more}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} size="m">{`${contextTitles[theme]}, ${contextTitles[more]}`}</Heading>
          <Text size="s" tone="muted">
            {bounds}
          </Text>
        </Stack>
        <Grid minColumn="s" gap="s">
          {groupBy(texts, 'background').map(([name, pairs]) => (
            <Ground key={name} name={name} pairs={pairs} />
          ))}
        </Grid>
        <Grid minColumn="s" gap="m">
          {groupBy(controls, 'foreground').map(([name, pairs]) => (
            <Control key={name} name={name} pairs={pairs} />
          ))}
        </Grid>
      </Stack>
    </section>
  );
}

/** A colour's name, what it is for, and what is copied by a press: its variable and its value in both themes. */
function Names({ path, name, variable }: { path: string; name: string; variable: string }) {
  return (
    <Stack gap="xxs">
      <Text size="s" weight="semibold">
        {name}
      </Text>
      <Text size="xs" tone="muted">
        {designOf(painted, path).$description}
      </Text>
      <CopyText>{variable}</CopyText>
      <Inline gap="s">
        {Object.entries({ light: painted, dark: paintedDark }).map(([theme, colors]) => (
          <Text key={theme} as="span" size="xs">
            {contextTitles[theme]} <CopyText>{hexOf(colors, path)}</CopyText>
          </Text>
        ))}
      </Inline>
    </Stack>
  );
}

/** Every colour by its meaning; press its variable or its value to copy it. Values are those of normal contrast in consumer mode; switch theme, contrast and mode in the toolbar. */
export const Meanings: StoryObj = {
  render: () => (
    <Stack gap="xxl">
      {Object.entries(vars.color).map(([group, colors]) => (
        <Stack key={group} as="section" gap="l">
          <Heading level={2} size="m">
            {group}
          </Heading>
          <Grid minColumn="m" gap="l">
            {Object.entries(colors).map(([name, color]) => (
              <Stack key={name} direction="row" align="start" gap="m">
                <div className={swatch} style={{ background: color }} />
                <Names path={`color.${group}.${fileName(name)}`} name={name} variable={color} />
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

/** Every pair a component may draw, as it is drawn, with its ratio: texts on each ground, then edges and fills with their lowest one. */
export const Contrast: StoryObj = {
  render: (_, { globals }) => (
    <Grid minColumn="l" gap="xl">
      {modifiers.theme.flatMap((theme) =>
        modifiers.contrast.map((more) => (
          <Ratios
            key={`${theme} ${more}`}
            theme={theme}
            more={more}
            mode={String(globals.mode ?? 'consumer')}
          />
        )),
      )}
    </Grid>
  ),
};
