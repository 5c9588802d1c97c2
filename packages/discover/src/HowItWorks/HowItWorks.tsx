import { Card, Grid, Heading, Icon, type IconName, Stack, Text } from '@sewa/ui';
import * as messages from '../messages.ts';
import * as css from './HowItWorks.css.ts';

interface Audience {
  readonly icon: IconName;
  readonly who: string;
  readonly steps: readonly string[];
}

const audiences: readonly Audience[] = [
  {
    icon: 'key-round',
    who: messages.rentingTitle,
    steps: messages.rentingSteps,
  },
  {
    icon: 'home',
    who: messages.lettingTitle,
    steps: messages.lettingSteps,
  },
  {
    icon: 'badge-check',
    who: messages.actingTitle,
    steps: messages.actingSteps,
  },
];

/** What the marketplace does for each of the people it serves. */
export function HowItWorks() {
  return (
    <Grid minColumn="m" gap="xl">
      {audiences.map(({ icon, who, steps }) => (
        <Card key={who} padding="l">
          <Stack gap="m">
            <Icon name={icon} size="l" />
            <Heading level={3} size="s">
              {who}
            </Heading>
            <ol className={css.steps}>
              {steps.map((step) => (
                <li key={step}>
                  <Text tone="muted">{step}</Text>
                </li>
              ))}
            </ol>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
