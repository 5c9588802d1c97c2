import { modifiers } from '@sewa/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  Grid,
  Heading,
  Select,
  Stack,
  Text,
  TextField,
} from '../src/index.ts';
import { contextTitles } from './tokenDesigns.ts';
import { panel } from './tokenSheets.css.ts';

const meta: Meta = { title: 'Tokens/Modifiers', parameters: { frame: 'full' } };
export default meta;

/** The same small screen in every panel. */
function Sample({ name }: { name: string }) {
  return (
    <Stack gap="xl">
      <Stack direction="row" align="center" justify="between" gap="m" isWrapping>
        <Heading level={2} size="l">
          {name}
        </Heading>
        <Badge tone="success">Verified</Badge>
      </Stack>
      <Card padding="m">
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={3} size="s">
              Two bedrooms in Tiong Bahru
            </Heading>
            <Text size="s" tone="muted">
              78 sqm, furnished, from Dec 1, 2026
            </Text>
            <Text tone="accent" weight="semibold">
              $3,200 a month
            </Text>
          </Stack>
          <TextField label="Your name" name={`${name} name`} hint="Shown to the owner." />
          <Select
            label="How long"
            name={`${name} term`}
            options={[
              { value: '12', label: '12 months' },
              { value: '24', label: '24 months' },
            ]}
          />
          <Checkbox label="Alert me when the rent drops" name={`${name} tell`} defaultChecked />
          <Stack direction="row" align="center" gap="m" isWrapping>
            <Button>Send message</Button>
            <Button variant="secondary">Save</Button>
            <Button variant="danger" size="s">
              Remove
            </Button>
          </Stack>
        </Stack>
      </Card>
    </Stack>
  );
}

/** Light and dark, each in normal contrast and in more. */
export const ThemeAndContrast: StoryObj = {
  render: () => (
    <Grid minColumn="l" gap="xl">
      {modifiers.theme.flatMap((theme) =>
        modifiers.contrast.map((contrast) => (
          <section key={`${theme} ${contrast}`} className={panel} data-theme={theme} data-contrast={contrast}>
            <Sample name={`${contextTitles[theme]}, ${contextTitles[contrast]}`} />
          </section>
        )),
      )}
    </Grid>
  ),
};

/** Comfortable and compact, each as consumers and as businesses see it. */
export const DensityAndMode: StoryObj = {
  render: () => (
    <Grid minColumn="l" gap="xl">
      {modifiers.mode.flatMap((mode) =>
        modifiers.density.map((density) => (
          <section key={`${mode} ${density}`} className={panel} data-mode={mode} data-density={density}>
            <Sample name={`${contextTitles[mode]}, ${contextTitles[density]}`} />
          </section>
        )),
      )}
    </Grid>
  ),
};
