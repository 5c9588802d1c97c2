import { buildRouteUrl, type RentalDuty } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { Banner, DescriptionList, DescriptionListItem, Link, Stack, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

function Source({ source }: Pick<RentalDuty, 'source'>) {
  if (!source) return null;
  const { name, url, readOn } = source;
  return (
    <Text as="p" size="s" tone="muted">
      {messages.source}
      {url ? <Link href={url}>{name}</Link> : name}
      {messages.checkedOn(readOn)}
    </Text>
  );
}

/** How much the duty is, by whom and until when, and what was noted of it. */
export function DutyFacts({ duty }: { readonly duty: RentalDuty }) {
  const { cents, by, dueOn, source, stamping } = duty;
  return (
    <Stack gap="m">
      <DescriptionList layout="rows">
        <DescriptionListItem name={messages.amount}>
          {cents === null ? messages.unknown : formatMoney(cents)}
        </DescriptionListItem>
        <DescriptionListItem name={messages.payer}>{messages.by[by]}</DescriptionListItem>
        <DescriptionListItem name={messages.due}>
          {dueOn === null ? messages.dueAfter : common.sayDay(dueOn)}
        </DescriptionListItem>
        <DescriptionListItem name={messages.status}>
          {stamping ? messages.paid(formatMoney(stamping.cents)) : messages.open}
        </DescriptionListItem>
        {stamping ? (
          <DescriptionListItem name={messages.certificate}>{stamping.certificate}</DescriptionListItem>
        ) : null}
      </DescriptionList>
      {stamping && !stamping.isAsExpected && cents !== null ? (
        <Banner tone="warning" title={messages.differs(formatMoney(cents))}>
          {messages.differsMore}
        </Banner>
      ) : null}
      {stamping ? (
        <Stack gap="xs">
          <Text as="p" tone="muted">
            {messages.notedBy(stamping.byName, stamping.notedAt)}
          </Text>
          {stamping.fileId ? (
            <Link href={buildRouteUrl('getFile', { id: stamping.fileId })}>{messages.fileLabel}</Link>
          ) : null}
        </Stack>
      ) : null}
      <Stack gap="xs">
        <Text as="p" size="s" tone="muted">
          {messages.base}
        </Text>
        <Source source={source} />
      </Stack>
    </Stack>
  );
}
