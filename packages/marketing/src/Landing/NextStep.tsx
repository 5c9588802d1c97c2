import { Container, Heading, Icon, Link, Text } from '@sewa/ui';
import * as css from './Landing.css.ts';
import type { Landing, Target } from './landing.ts';

interface NextStepProps {
  readonly next: Landing['next'];
  readonly action: Target;
}

/** The one step the page leads to, once more at its end. */
export function NextStep({ next: { title, lead }, action }: NextStepProps) {
  return (
    <Container as="section" padding="l" aria-labelledby="next">
      <div className={css.next}>
        <div className={css.nextText}>
          <Heading level={2} size="l" id="next">
            {title}
          </Heading>
          <Text as="p" tone="muted">
            {lead}
          </Text>
        </div>
        <Link variant="primary" href={action.href}>
          <span>{action.label}</span> <Icon name="arrow-right" size="s" />
        </Link>
      </div>
    </Container>
  );
}
