import type { Myinfo } from '@sewa/api/client';
import { formatPhone } from '@sewa/formatters';
import { Badge, DescriptionList, DescriptionListItem, Heading, Inline, Stack, Text } from '@sewa/ui';
import { describeResidence } from '../describeResidence.ts';
import { findReason } from './fieldReasons.ts';
import * as messages from './messages.ts';

type Field = Myinfo['fields'][number];

function formatValue({ name, value }: Field): string {
  if (name === 'phoneNumber') return formatPhone(value);
  if (name === 'residentialStatus' && (value === 'C' || value === 'P' || value === 'A'))
    return describeResidence({ residentialStatus: value, passType: null });
  return value ?? '';
}

interface VerifiedFieldsProps {
  readonly fields: readonly Field[];
}

/** What Myinfo has verified, as it is: it cannot be changed here. Somebody on a pass is shown by their pass. */
export function VerifiedFields({ fields }: VerifiedFieldsProps) {
  const hasPass = fields.some(({ name }) => name === 'passType');
  const shown = fields.filter(
    ({ name, value }) => !(hasPass && name === 'residentialStatus' && value === 'A'),
  );
  return (
    <Stack as="section" gap="m" aria-labelledby="verified">
      <Inline gap="s">
        <Heading level={2} size="s" id="verified">
          {messages.verifiedFieldsTitle}
        </Heading>
        <Badge tone="success">{messages.verifiedLabel}</Badge>
      </Inline>
      <DescriptionList layout="rows">
        {shown.map((field) => (
          <DescriptionListItem key={field.name} name={findReason(field.name).label}>
            {formatValue(field)}
          </DescriptionListItem>
        ))}
      </DescriptionList>
      <Text size="s" tone="muted">
        {messages.verifiedFieldsHint}
      </Text>
    </Stack>
  );
}
