import { useRoute } from '@sewa/api/swr';
import { formatAddress, formatDay } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { useResultToast } from '@sewa/pages/form-notices';
import { propertiesPath } from '@sewa/paths';
import { Breadcrumbs, Container, Heading, Stack, Text } from '@sewa/ui';
import { useParams } from 'react-router-dom';
import * as messages from '../Dispute/messages.ts';
import { StatementForm } from '../Dispute/StatementForm.tsx';
import * as common from '../messages.ts';

export { handleDisputeForm as action } from '../Dispute/disputeForm.ts';

/** Reads the dispute. */
export async function loader({ params, preload }: PageRequest): Promise<void> {
  await preload('getDispute', { id: params.id ?? '' });
}

/** An ownership dispute, for one of its sides: why the home is theirs, and the documents that prove it. */
export default function DisputePage() {
  const { id = '' } = useParams();
  const { data: dispute } = useRoute('getDispute', { id });
  useResultToast();
  if (!dispute) return null;
  const address = formatAddress(dispute.address);
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={messages.pageTitle} description={messages.pageDescription} isIndexed={false} />
      <Stack gap="l">
        <Breadcrumbs
          crumbs={[{ label: common.propertiesTitle, href: propertiesPath() }, { label: address }]}
        />
        <Stack as="header" gap="xs">
          <Heading level={1} size="l">
            {messages.pageTitle}
          </Heading>
          <Text weight="semibold">{address}</Text>
          <Text size="s" tone="muted">
            {messages.openedOn(formatDay(dispute.openedAt))}
          </Text>
        </Stack>
        <Text>{`${dispute.isOwner ? messages.ownerLead : messages.claimantLead} ${messages.readersLead}`}</Text>
        <StatementForm key={dispute.id} dispute={dispute} />
      </Stack>
    </Container>
  );
}
