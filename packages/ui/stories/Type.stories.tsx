import { vars } from '@sewa/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '../src/index.ts';
import { dense, designOf, fileName, pixelsOf, roomy } from './tokenDesigns.ts';
import { row, specimen } from './tokenSheets.css.ts';

const headings = ['xl', 'xxl', 'xxxl', 'display'];

const meta: Meta = { title: 'Tokens/Type', parameters: { frame: 'full' } };
export default meta;

function Name({ name, note }: { name: string; note?: string }) {
  return (
    <Stack gap="xxs">
      <Text size="s" weight="semibold">
        {name}
      </Text>
      {note ? (
        <Text size="xs" tone="muted">
          {note}
        </Text>
      ) : null}
    </Stack>
  );
}

function Purpose({ path }: { path: string }) {
  return (
    <Text size="s" tone="muted">
      {designOf(roomy, path).$description}
    </Text>
  );
}

/** Sizes of letters, in consumer mode and in business mode where they differ. */
export const Sizes: StoryObj = {
  render: () => (
    <div>
      {Object.entries(vars.fontSize).map(([name, fontSize]) => {
        const [wide, narrow] = [pixelsOf(roomy, `font-size.${name}`), pixelsOf(dense, `font-size.${name}`)];
        return (
          <div key={name} className={row}>
            <Name name={name} note={wide === narrow ? wide : `${wide}, business ${narrow}`} />
            <div
              className={specimen}
              style={{
                fontSize,
                fontFamily: vars.font.heading,
                fontWeight: headings.includes(name) ? vars.fontWeight.bold : vars.fontWeight.regular,
                lineHeight: vars.lineHeight.normal,
              }}
            >
              Bedok $3,200
            </div>
            <Purpose path={`font-size.${name}`} />
          </div>
        );
      })}
    </div>
  ),
};

/** Weights of letters. */
export const Weights: StoryObj = {
  render: () => (
    <div>
      {Object.entries(vars.fontWeight).map(([name, fontWeight]) => (
        <div key={name} className={row}>
          <Name name={name} note={String(designOf(roomy, `font-weight.${name}`).$value)} />
          <div className={specimen} style={{ fontWeight, fontSize: vars.fontSize.xl }}>
            $3,200 a month
          </div>
          <Purpose path={`font-weight.${name}`} />
        </div>
      ))}
    </div>
  ),
};

/** Heights of lines. */
export const Lines: StoryObj = {
  render: () => (
    <div>
      {Object.entries(vars.lineHeight).map(([name, lineHeight]) => (
        <div key={name} className={row}>
          <Name name={name} note={String(designOf(roomy, `line-height.${fileName(name)}`).$value)} />
          <div style={{ lineHeight }}>
            Two bedrooms on a high floor, five minutes from the station, with the market downstairs.
          </div>
          <Purpose path={`line-height.${fileName(name)}`} />
        </div>
      ))}
    </div>
  ),
};
