import { Card, Grid, Heading, Icon, type IconName, Stack, Text } from '@sewa/ui';
import * as css from './HowItWorks.css.ts';

interface Audience {
  readonly icon: IconName;
  readonly who: string;
  readonly steps: readonly string[];
}

const audiences: readonly Audience[] = [
  {
    icon: 'key-round',
    who: 'If you rent',
    steps: [
      'Search by district, kind, rooms and furnishing.',
      'Open a home: its pictures, its facts, who lets it.',
      'Call the number on the page, and pay nobody before you have seen the home.',
    ],
  },
  {
    icon: 'home',
    who: 'If you let',
    steps: [
      'A home of yours is shown with the facts you state.',
      'Your phone number is never public.',
      'A home that is let says so and leaves the search.',
    ],
  },
  {
    icon: 'badge-check',
    who: 'If you are an agent',
    steps: [
      'Send your feed as a file: one row, one listing.',
      'What cannot be taken comes back with the reason in plain words.',
      'Each advert carries your registration, your agency and its licence.',
    ],
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
