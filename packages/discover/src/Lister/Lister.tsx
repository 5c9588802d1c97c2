import type { ListingDetail } from '@sewa/api/client';
import { formatPhone } from '@sewa/formatters';
import { Badge, Card, Heading, Icon, Link, Stack, Text } from '@sewa/ui';

function AgentDetails({ lister }: { readonly lister: NonNullable<ListingDetail['lister']> }) {
  return (
    <>
      <Text as="p" size="s" tone="muted">
        Registration {lister.registrationNumber}
        <br />
        {lister.agencyName}, licence {lister.agencyLicenceNumber}
      </Text>
      {lister.phoneNumber ? (
        <Link look="primary" href={`tel:${lister.phoneNumber}`}>
          <Icon name="phone" /> {formatPhone(lister.phoneNumber)}
        </Link>
      ) : null}
      <Text as="p" size="s" tone="muted">
        Call only this number. Nobody may ask you to pay before you have seen the home.
      </Text>
    </>
  );
}

/** Who lets the home, or where it comes from when nobody advertises it. */
interface ListerProps {
  readonly lister: ListingDetail['lister'];
  readonly isOpenData: boolean;
}

/** Who lets the home, with what the rules on adverts by agents ask to be shown; an owner's number is not public. */
export function Lister({ lister, isOpenData }: ListerProps) {
  return (
    <Card as="section" padding="l" aria-labelledby="lister">
      <Stack gap="m">
        <Heading level={2} size="s" id="lister">
          Who lets it
        </Heading>
        {lister ? (
          <>
            <Stack direction="row" gap="s" align="center" isWrapping>
              <Text weight="semibold">{lister.name}</Text>
              <Badge tone={lister.kind === 'agent' ? 'info' : 'accent'}>
                {lister.kind === 'agent' ? 'Agent' : 'Owner'}
              </Badge>
            </Stack>
            {lister.kind === 'agent' ? (
              <AgentDetails lister={lister} />
            ) : (
              <Text as="p" size="s" tone="muted">
                Let by its owner, without an agent. An owner's phone number is never public.
              </Text>
            )}
          </>
        ) : (
          <Text as="p" tone="muted">
            {isOpenData
              ? 'Not stated. This home comes from open data and nobody advertises it here.'
              : 'Not stated by whoever sent this listing.'}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
