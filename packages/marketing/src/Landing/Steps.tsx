import { Container, Heading, Text } from '@sewa/ui';
import * as css from './Landing.css.ts';
import type { Landing } from './landing.ts';

/** How it works, in numbered steps. */
export function Steps({ title, items }: Landing['steps']) {
  return (
    <div className={css.band}>
      <Container as="section" padding="l" gap="xxl" aria-labelledby="steps">
        <Heading level={2} size="l" id="steps">
          {title}
        </Heading>
        <ol className={css.steps}>
          {items.map(({ title: name, text }) => (
            <li key={name} className={css.step}>
              <Heading level={3} size="s">
                {name}
              </Heading>
              <Text tone="muted">{text}</Text>
            </li>
          ))}
        </ol>
      </Container>
    </div>
  );
}
