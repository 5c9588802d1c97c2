import { useRoute } from '@sewa/api/swr';
import { countFee } from '@sewa/tenancy';
import { DescriptionList, DescriptionListItem, Heading, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';

const ways = ['egiro', 'paynow', 'card'] as const;

/** What each way to pay costs on top of a bill: as a rule, and for one sum if there is one. */
export function Fees({ cents }: { readonly cents?: number | undefined }) {
  const { data: fees } = useRoute('getPaymentFees', {}, { isErrorReturned: true });
  if (!fees) return null;
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="s">
        {messages.feesTitle}
      </Heading>
      <Text size="s" tone="muted">
        {messages.feesLead}
      </Text>
      <DescriptionList layout="rows">
        {ways.map((way) => {
          const rule = messages.feeRule(fees[way].basisPoints, fees[way].fixedCents);
          const fee = cents === undefined ? 0 : countFee(fees[way], cents);
          return (
            <DescriptionListItem key={way} name={messages.wayName[way]}>
              {cents === undefined || fee === 0 ? rule : `${rule}: ${messages.ofBill(fee, cents)}`}
            </DescriptionListItem>
          );
        })}
      </DescriptionList>
    </Stack>
  );
}
