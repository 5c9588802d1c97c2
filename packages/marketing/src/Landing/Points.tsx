import { isAvailable } from '@sewa/paths';
import { Badge, Container, Heading, Icon, Text } from '@sewa/ui';
import * as messages from '../messages.ts';
import * as css from './Landing.css.ts';
import type { Landing } from './landing.ts';

/** What the product does, and what it doesn't do yet. */
export function Points({ title, items }: Landing['points']) {
  return (
    <Container as="section" padding="l" gap="xxl" aria-labelledby="points">
      <Heading level={2} size="l" id="points">
        {title}
      </Heading>
      <ul className={css.points}>
        {items.map(({ icon, title: name, text, feature }) => (
          <li key={name} className={css.point}>
            <span className={css.pointIcon}>
              <Icon name={icon} size="l" />
            </span>
            <Heading level={3} size="s">
              {name}
            </Heading>
            <Text tone="muted">{text}</Text>
            {feature && !isAvailable(feature) ? <Badge tone="info">{messages.comingLabel}</Badge> : null}
          </li>
        ))}
      </ul>
    </Container>
  );
}
