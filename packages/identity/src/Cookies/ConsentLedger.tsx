import type { ConsentRecord } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { DescriptionList, DescriptionListItem, Heading, Stack, Text } from '@sewa/ui';

interface ConsentLedgerProps {
  readonly records: readonly ConsentRecord[];
}

const surfaces = {
  banner: 'asked over a page',
  page: 'here',
  signal: 'by the signal of your browser',
} as const;

function describe({ action, preferences }: ConsentRecord): string {
  if (action === 'accept') return 'Accepted all';
  if (action === 'withdraw') return 'Took back what was allowed';
  if (action === 'reject') return 'Rejected all';
  return `Allowed ${preferences ? 'preferences' : 'statistics'} only`;
}

/** Every choice that was recorded, the newest first; nothing changes it. */
export function ConsentLedger({ records }: ConsentLedgerProps) {
  return (
    <Stack as="section" gap="m" aria-labelledby="choices">
      <Heading level={2} size="m" id="choices">
        Your choices so far
      </Heading>
      {records.length === 0 ? (
        <Text tone="muted">
          Nothing was chosen yet in this browser. Until then nothing but the necessary is kept.
        </Text>
      ) : (
        <DescriptionList layout="rows">
          {records.map((record) => (
            <DescriptionListItem key={record.id} name={formatDay(record.chosenAt)}>
              {describe(record)},{' '}
              {[record.surface && surfaces[record.surface], `in ${record.browser}`]
                .filter(Boolean)
                .join(', ')}
            </DescriptionListItem>
          ))}
        </DescriptionList>
      )}
    </Stack>
  );
}
