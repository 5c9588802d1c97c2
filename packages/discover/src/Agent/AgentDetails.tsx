import type { Lister } from '@sewa/api/client';
import { formatPhone, notStated } from '@sewa/formatters';
import { DescriptionList, DescriptionListItem, Icon, Link, Stack } from '@sewa/ui';
import * as messages from './messages.ts';

interface AgentDetailsProps {
  readonly agent: Pick<Lister, 'phoneNumber' | 'registrationNumber' | 'agencyName' | 'agencyLicenceNumber'>;
}

/** What the rules on adverts by agents ask to be shown, and the number to call. */
export function AgentDetails({ agent }: AgentDetailsProps) {
  return (
    <>
      <DescriptionList>
        <DescriptionListItem name={messages.registrationNumberLabel} isMissing={!agent.registrationNumber}>
          {agent.registrationNumber ?? notStated}
        </DescriptionListItem>
        <DescriptionListItem name={messages.agencyLabel} isMissing={!agent.agencyName}>
          {agent.agencyName ?? notStated}
        </DescriptionListItem>
        <DescriptionListItem name={messages.agencyLicenceLabel} isMissing={!agent.agencyLicenceNumber}>
          {agent.agencyLicenceNumber ?? notStated}
        </DescriptionListItem>
      </DescriptionList>
      {agent.phoneNumber ? (
        <Stack direction="row" isWrapping>
          <Link variant="secondary" href={`tel:${agent.phoneNumber}`}>
            <Icon name="phone" />
            {` ${formatPhone(agent.phoneNumber)}`}
          </Link>
        </Stack>
      ) : null}
    </>
  );
}
