import { Container, Heading, Text } from '@sewa/ui';
import * as css from './Landing.css.ts';
import type { Landing } from './landing.ts';

/** What it costs, one row for each thing. */
export function Costs({ title, items, note }: Landing['costs']) {
  return (
    <Container as="section" padding="l" aria-labelledby="costs">
      <div className={css.beside}>
        <Heading level={2} size="l" id="costs">
          {title}
        </Heading>
        <div className={css.column}>
          <dl className={css.costs}>
            {items.map(({ name, price, note: detail }) => (
              <div key={name} className={css.cost}>
                <dt>
                  <Text as="span" weight="semibold">
                    {name}
                  </Text>
                  {detail === undefined ? null : (
                    <Text as="span" size="s" tone="muted">
                      {detail}
                    </Text>
                  )}
                </dt>
                <Text as="dd" weight="semibold" tone="accent">
                  {price}
                </Text>
              </div>
            ))}
          </dl>
          {note === undefined ? null : (
            <Text as="p" size="s" tone="muted">
              {note}
            </Text>
          )}
        </div>
      </div>
    </Container>
  );
}
