import type { ConsentRecord } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { DescriptionList, DescriptionListItem, Heading, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';

interface ConsentLedgerProps {
  readonly records: readonly ConsentRecord[];
}

function describe({ action, preferences }: ConsentRecord): string {
  if (action !== 'custom') return messages.cookieAction[action];
  return preferences ? messages.allowedPreferencesOnly : messages.allowedStatisticsOnly;
}

/** Every choice that was recorded, the newest first; nothing changes it. */
export function ConsentLedger({ records }: ConsentLedgerProps) {
  return (
    <Stack as="section" gap="m" aria-labelledby="choices">
      <Heading level={2} size="m" id="choices">
        {messages.cookieRecordTitle}
      </Heading>
      {records.length === 0 ? (
        <Text tone="muted">{messages.noCookieRecord}</Text>
      ) : (
        <DescriptionList layout="rows">
          {records.map((record) => (
            <DescriptionListItem key={record.id} name={formatDay(record.chosenAt)}>
              {[
                describe(record),
                record.surface && messages.cookieSurface[record.surface],
                messages.inBrowser(record.browser),
              ]
                .filter(Boolean)
                .join(', ')}
            </DescriptionListItem>
          ))}
        </DescriptionList>
      )}
    </Stack>
  );
}
