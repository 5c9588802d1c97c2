import { isAvailable } from '@sewa/paths';
import { Badge, Heading, Icon, Link, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as messages from '../messages.ts';
import * as css from './Landing.css.ts';
import type { Landing } from './landing.ts';
import { ScreenPicture } from './ScreenPicture.tsx';

type HeroProps = Pick<Landing, 'action' | 'eyebrow' | 'feature' | 'glance' | 'lead' | 'screen' | 'title'> & {
  readonly figure?: ReactNode;
};

/** What the page is about, its one action, and a screen of the product or what is known at a glance. */
export function Hero({ eyebrow, title, lead, action, feature, screen, glance = [], figure }: HeroProps) {
  return (
    <section className={css.hero} aria-labelledby="title">
      <div className={css.heroInner}>
        <div className={css.heroText}>
          <div className={css.eyebrow}>
            <Text as="span" size="s" weight="semibold" tone="accent">
              {eyebrow}
            </Text>
            {feature && !isAvailable(feature) ? <Badge tone="info">{messages.comingLabel}</Badge> : null}
          </div>
          <Heading level={1} size="display" id="title">
            {title}
          </Heading>
          <Text as="p" size="l" tone="muted">
            {lead}
          </Text>
          <div className={css.heroAction}>
            <Link variant="primary" href={action.href}>
              <span>{action.label}</span> <Icon name="arrow-right" size="s" />
            </Link>
          </div>
        </div>
        {screen ? <ScreenPicture screen={screen} isEager /> : null}
        {figure || glance.length > 0 ? (
          <div className={css.heroSide}>
            {figure}
            {glance.length > 0 ? (
              <dl className={css.glance} aria-label={messages.glanceLabel}>
                {glance.map(({ name, value }) => (
                  <div key={name} className={css.glanceRow}>
                    <Text as="dt" size="s" tone="muted">
                      {name}
                    </Text>
                    <Text as="dd" weight="semibold">
                      {value}
                    </Text>
                  </div>
                ))}
              </dl>
            ) : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}
