import { formatDay } from '@sewa/formatters';
import { PageMeta } from '@sewa/pages';
import { Badge, Container, Heading, Icon, Link, Text } from '@sewa/ui';
import * as messages from '../messages.ts';
import { Blocks } from './Blocks.tsx';
import * as css from './Document.css.ts';
import type { CompanyDocument } from './document.ts';
import { Sources } from './Sources.tsx';

interface DocumentPageProps {
  readonly path: string;
  readonly document: CompanyDocument;
}

/** A draft with its version, its sections and one step to go on with. */
export function DocumentPage({ path, document }: DocumentPageProps) {
  const { meta, title, lead, version, day, sections, sources = [], action } = document;
  return (
    <main id="main">
      <PageMeta {...meta} canonicalPath={path} />
      <div className={css.head}>
        <Container width="narrow" padding="l" gap="l">
          <div className={css.version}>
            <Badge tone="warning">{messages.draftLabel}</Badge>
            <Text as="span" size="s" tone="muted">
              {messages.documentVersion(version, formatDay(day))}
            </Text>
          </div>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          <Text as="p" size="l" tone="muted">
            {lead}
          </Text>
          <Text as="p" size="s" tone="muted">
            {messages.draftNotice}
          </Text>
        </Container>
      </div>
      <Container width="narrow" padding="l" gap="xxl">
        <nav aria-label={messages.contentsLabel} className={css.contents}>
          {sections.map(({ id, title: name }) => (
            <Link key={id} variant="quiet" href={`#${id}`}>
              {name}
            </Link>
          ))}
        </nav>
        {sections.map(({ id, title: name, blocks }) => (
          <section key={id} aria-labelledby={id} className={css.section}>
            <Heading level={2} size="m" id={id}>
              {name}
            </Heading>
            <Blocks blocks={blocks} />
          </section>
        ))}
        {sources.length > 0 ? <Sources sources={sources} /> : null}
        <div>
          <Link variant="primary" href={action.href}>
            <span>{action.label}</span> <Icon name="arrow-right" size="s" />
          </Link>
        </div>
      </Container>
    </main>
  );
}
