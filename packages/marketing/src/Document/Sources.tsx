import { formatDay } from '@sewa/formatters';
import { Heading, Link, Text } from '@sewa/ui';
import * as messages from '../messages.ts';
import * as css from './Document.css.ts';
import type { Source } from './document.ts';

/** Where the facts of a document come from, with the day each was read. */
export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <section aria-labelledby="sources" className={css.section}>
      <Heading level={2} size="m" id="sources">
        {messages.sourcesTitle}
      </Heading>
      <ul className={css.list}>
        {sources.map(({ name, href, readOn }) => (
          <Text as="li" key={name} size="s" tone="muted">
            {href === undefined ? name : <Link href={href}>{name}</Link>},{' '}
            {messages.checkedOn(formatDay(readOn))}
          </Text>
        ))}
      </ul>
    </section>
  );
}
