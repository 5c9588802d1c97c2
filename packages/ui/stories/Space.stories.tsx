import { vars } from '@sewa/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '../src/index.ts';
import { dense, designOf, fileName, pixelsOf, roomy } from './tokenDesigns.ts';
import { measure, row } from './tokenSheets.css.ts';

const meta: Meta = { title: 'Tokens/Space', parameters: { frame: 'full' } };
export default meta;

const WIDEST_RENDERED = 128;

function Scale({ group, sizes }: { group: string; sizes: Record<string, string> }) {
  return (
    <div>
      {Object.entries(sizes).map(([name, inlineSize]) => {
        const path = `${group}.${fileName(name)}`;
        const [wide, narrow] = [pixelsOf(roomy, path), pixelsOf(dense, path)];
        return (
          <div key={name} className={row}>
            <Stack gap="xxs">
              <Text size="s" weight="semibold">
                {name}
              </Text>
              <Text size="xs" tone="muted">
                {wide === narrow ? wide : `${wide}, dense ${narrow}`}
              </Text>
            </Stack>
            <div>
              {Number.parseInt(wide, 10) > WIDEST_RENDERED ? null : (
                <div className={measure} style={{ inlineSize }} />
              )}
            </div>
            <Text size="s" tone="muted">
              {designOf(roomy, path).$description}
            </Text>
          </div>
        );
      })}
    </div>
  );
}

/** Steps of space: `s` to `xl` follow the density, `xxl` to `huge` the mode. */
export const Steps: StoryObj = { render: () => <Scale group="space" sizes={vars.space} /> };

/** Sizes of things: targets follow the density and are never below 44 px where a finger points. */
export const Sizes: StoryObj = { render: () => <Scale group="size" sizes={vars.size} /> };
