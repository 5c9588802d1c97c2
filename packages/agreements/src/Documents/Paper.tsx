import type { Document } from '@sewa/api/client';
import { Badge, DescriptionListItem, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import * as css from './Documents.css.ts';
import { describeEnd } from './describeEnd.ts';
import * as messages from './messages.ts';

/** Of those who read a paper, as many are named. */
const NAMED_READERS = 3;

function Readers({ readBy }: Pick<Document, 'readBy'>) {
  if (readBy.length === 0) return messages.nobody;
  return (
    <ul className={css.readers}>
      {readBy.slice(0, NAMED_READERS).map(({ name, at }) => (
        <li key={at}>{messages.readAt(name, common.sayMoment(at))}</li>
      ))}
      {readBy.length > NAMED_READERS ? <li>{messages.readBefore(readBy.length - NAMED_READERS)}</li> : null}
    </ul>
  );
}

/** A paper: what it is, how long it is valid and kept, who read it, and the button that gets it. */
export function Paper({ paper }: { readonly paper: Document }) {
  const { id, kind, name, addedAt, validUntil, purgeOn, readBy } = paper;
  const end = describeEnd(validUntil, Date.now());
  return (
    <Stack gap="m">
      <Inline justify="between" align="start" gap="s">
        <Stack gap="xs">
          <Inline gap="s">
            <Heading level={3} size="s">
              {messages.kindWords[kind]}
            </Heading>
            {end === null ? null : <Badge tone={end === messages.ended ? 'neutral' : 'warning'}>{end}</Badge>}
          </Inline>
          <Text size="s" tone="muted">
            {name}
          </Text>
        </Stack>
        <Link
          variant="secondary"
          size="s"
          href={`/api/files/${id}`}
          download
          aria-label={messages.downloadOf(name)}
        >
          {messages.downloadLabel}
        </Link>
      </Inline>
      <dl className={css.facts}>
        <DescriptionListItem name={messages.addedName}>{common.sayMoment(addedAt)}</DescriptionListItem>
        <DescriptionListItem name={messages.validName} isMissing={validUntil === null}>
          {validUntil === null ? messages.noEnd : common.sayDay(validUntil)}
        </DescriptionListItem>
        <DescriptionListItem name={messages.keptName} isMissing={purgeOn === null}>
          {purgeOn === null ? messages.noPurge : common.sayDay(purgeOn)}
        </DescriptionListItem>
        <DescriptionListItem name={messages.readName} isMissing={readBy.length === 0}>
          <Readers readBy={readBy} />
        </DescriptionListItem>
      </dl>
    </Stack>
  );
}
