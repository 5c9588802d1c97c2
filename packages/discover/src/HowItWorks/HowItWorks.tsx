import { solutionPath } from '@sewa/paths';
import { Card, Heading, Icon, type IconName, Link, Stack, Text } from '@sewa/ui';
import { SwipeRow } from '../SwipeRow/SwipeRow.tsx';
import * as css from './HowItWorks.css.ts';
import * as messages from './messages.ts';

interface Audience {
  readonly icon: IconName;
  readonly who: string;
  readonly steps: readonly string[];
  readonly link: { readonly label: string; readonly href: string };
}

const audiences: readonly Audience[] = [
  {
    icon: 'key-round',
    who: messages.rentingTitle,
    steps: messages.rentingSteps,
    link: { label: messages.forTenantsLabel, href: solutionPath('tenants') },
  },
  {
    icon: 'home',
    who: messages.lettingTitle,
    steps: messages.lettingSteps,
    link: { label: messages.forLandlordsLabel, href: solutionPath('landlords') },
  },
  {
    icon: 'badge-check',
    who: messages.actingTitle,
    steps: messages.actingSteps,
    link: { label: messages.forAgentsLabel, href: solutionPath('agents') },
  },
];

/** What the marketplace does for each of the people it serves. */
export function HowItWorks() {
  return (
    <SwipeRow width="l">
      {audiences.map(({ icon, who, steps, link }) => (
        <li key={who}>
          <Card padding="l">
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
              <div className={css.more}>
                <Link href={link.href}>{link.label}</Link>
              </div>
            </Stack>
          </Card>
        </li>
      ))}
    </SwipeRow>
  );
}
