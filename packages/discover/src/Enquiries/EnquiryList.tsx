import type { Enquiry } from '@sewa/api/client';
import { formatDay, formatMoney, formatPhone } from '@sewa/formatters';
import { listingPath, partyPath } from '@sewa/paths';
import { Badge, Card, Heading, Icon, Link, Text } from '@sewa/ui';
import { describeListing } from '../describeListing.ts';
import { ListingPicture } from '../ListingPicture/ListingPicture.tsx';
import * as messages from '../messages.ts';
import * as css from './Enquiries.css.ts';

function Between({ enquiry: { id, asker, lister } }: { readonly enquiry: Enquiry }) {
  const name = asker ? asker.name : lister.name;
  const person = (
    <Text tone="muted">
      {`${asker ? messages.fromLabel : messages.toLabel} `}
      {name === null ? messages.unnamedParty : <Link href={partyPath(id)}>{name}</Link>}
    </Text>
  );
  if (!asker) return person;
  return (
    <>
      {person}
      {asker.phoneNumber ? (
        <Link href={`tel:${asker.phoneNumber}`}>
          <Icon name="phone" size="s" />
          {` ${formatPhone(asker.phoneNumber)}`}
        </Link>
      ) : null}
    </>
  );
}

/** Enquiries, newest first: the home, between whom, when and the message. */
export function EnquiryList({ enquiries }: { readonly enquiries: readonly Enquiry[] }) {
  return (
    <ul className={css.list}>
      {enquiries.map((enquiry) => {
        const { id, listing, message, sentAt } = enquiry;
        return (
          <Card key={id} as="li" padding="m">
            <article className={css.item}>
              <div className={css.picture}>
                <ListingPicture picture={listing.picture} />
              </div>
              <div className={css.content}>
                <div className={css.top}>
                  <Heading level={3} size="s">
                    <Link variant="quiet" href={listingPath(listing.id, listing.slug)}>
                      {describeListing(listing)}
                    </Link>
                  </Heading>
                  <Text size="s" tone="muted">
                    <time dateTime={sentAt}>{formatDay(sentAt)}</time>
                  </Text>
                </div>
                <div className={css.top}>
                  <Text size="s" tone="muted">
                    {messages.rentPerMonth(formatMoney(listing.monthlyRent))}
                  </Text>
                  {listing.status === 'live' ? null : (
                    <Badge tone="warning">{messages.listingStatus[listing.status]}</Badge>
                  )}
                </div>
                <div className={css.top}>
                  <Between enquiry={enquiry} />
                </div>
                <blockquote className={css.message}>{message}</blockquote>
              </div>
            </article>
          </Card>
        );
      })}
    </ul>
  );
}
