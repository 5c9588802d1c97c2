import type { ArticleEntry } from '@sewa/api/client';
import { articlePath, careCalculatorPath, mayIRentPath, payPath } from '@sewa/paths';
import { Card, Heading, Icon, type IconName, Link, Text } from '@sewa/ui';
import { SwipeRow } from '../SwipeRow/SwipeRow.tsx';
import * as css from './Guides.css.ts';
import * as messages from './messages.ts';

interface Tool {
  readonly icon: IconName;
  readonly title: string;
  readonly lead: string;
  readonly href: string;
}

const tools: readonly Tool[] = [
  {
    icon: 'hand-coins',
    title: messages.calculatorTitle,
    lead: messages.calculatorLead,
    href: careCalculatorPath(),
  },
  {
    icon: 'badge-check',
    title: messages.eligibilityTitle,
    lead: messages.eligibilityLead,
    href: mayIRentPath(),
  },
  { icon: 'smartphone', title: messages.payTitle, lead: messages.payLead, href: payPath() },
];

/** What helps people who rent: tools, then guides to read. */
export function Guides({ guides }: { readonly guides: readonly ArticleEntry[] }) {
  return (
    <SwipeRow width="l">
      {tools.map(({ icon, title, lead, href }) => (
        <li key={href}>
          <Card isInteractive>
            <div className={css.tile}>
              <Icon name={icon} size="l" />
              <Heading level={3} size="s">
                <Link variant="quiet" href={href} isStretched>
                  {title}
                </Link>
              </Heading>
              <Text tone="muted">{lead}</Text>
            </div>
          </Card>
        </li>
      ))}
      {guides.map(({ id, kind, slug, title, cover }) => (
        <li key={id}>
          <Card padding="none" isInteractive>
            {cover ? (
              <img
                className={css.cover}
                src={cover.src}
                alt=""
                width={cover.width}
                height={cover.height}
                loading="lazy"
              />
            ) : null}
            <div className={css.words}>
              <Heading level={3} size="s">
                <Link variant="quiet" href={articlePath(kind, slug)} isStretched>
                  {title}
                </Link>
              </Heading>
            </div>
          </Card>
        </li>
      ))}
    </SwipeRow>
  );
}
