import type { Conversation } from '@sewa/api/client';
import { formatAddressWithoutUnit, formatMoney } from '@sewa/formatters';
import { contractPath, listingPath, partyPath } from '@sewa/paths';
import { Badge, Icon, Link, Text } from '@sewa/ui';
import * as messages from '../messages.ts';
import * as css from './HomeHead.css.ts';
import { listOtherNames } from './listOtherNames.ts';

interface HomeHeadProps {
  readonly conversation: Pick<
    Conversation,
    'conversationContextId' | 'listing' | 'partyId' | 'users' | 'contextName' | 'enquiry'
  >;
}

/** The home a conversation is about, with its rent, and the way to it and to the other side. */
export function HomeHead({ conversation }: HomeHeadProps) {
  const { conversationContextId, listing, partyId, users, contextName } = conversation;
  const names = listOtherNames(users);
  const [, rentalId] = /^rental-(.+)$/.exec(conversationContextId) ?? [];
  if (!listing) return <Text weight="semibold">{contextName}</Text>;
  const { picture, status } = listing;
  return (
    <div className={css.head}>
      {picture ? (
        <img
          className={css.picture}
          src={picture.sources?.at(-1)?.src ?? picture.src}
          alt=""
          width={64}
          height={48}
        />
      ) : (
        <span className={css.picture}>
          <Icon name="building-2" />
        </span>
      )}
      <div className={css.words}>
        <Link variant="quiet" href={listingPath(listing.id, listing.slug)}>
          <span className={css.home}>{listing.title ?? formatAddressWithoutUnit(listing.address)}</span>
        </Link>
        <div className={css.facts}>
          <Text size="s" tone="muted" isNumeric>
            {`${formatMoney(listing.monthlyRent)} ${messages.perMonth}`}
          </Text>
          {status === 'live' ? null : <Badge tone="warning">{messages.listingStatus[status]}</Badge>}
          {rentalId === undefined ? null : (
            <Link size="s" href={contractPath(rentalId)}>
              {messages.rentalLabel}
            </Link>
          )}
          {partyId === null || conversation.enquiry ? null : (
            <Link size="s" href={partyPath(partyId)}>
              {messages.partyLabel(names)}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
