import type { ListingDetail } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { bookViewingPath } from '@sewa/paths';
import { Card, Heading, Link, Text } from '@sewa/ui';
import { EnquiryForm } from '../Enquiry/EnquiryForm.tsx';
import type { RejectedEnquiry } from '../Enquiry/enquiryForms.ts';
import { MAKE_OFFER } from '../MakeOffer/MakeOffer.tsx';
import * as common from '../messages.ts';
import { BookViewing } from './BookViewing.tsx';
import { EarlierMessage } from './EarlierMessage.tsx';
import * as css from './EnquiryPanel.css.ts';
import * as messages from './messages.ts';

/** The home, and a message that was not taken without script. */
interface EnquiryPanelProps {
  readonly listing: ListingDetail;
  readonly rejected: RejectedEnquiry | null;
  /** True before the home is published: nobody can ask yet. @default false */
  readonly isPreview?: boolean;
}

/** Id of the field with the message. */
const MESSAGE_FIELD = 'ask-message';

function Question({ listing, rejected, isPreview }: Required<EnquiryPanelProps>) {
  if (isPreview || !listing.lister)
    return (
      <Text as="p" tone="muted">
        {isPreview ? messages.previewEnquiry : messages.noListerToMessage}
      </Text>
    );
  return (
    <>
      <EnquiryForm
        listing={listing}
        listerName={listing.lister.name}
        rejected={rejected}
        fieldId={MESSAGE_FIELD}
      />
      {listing.status === 'live' ? (
        <>
          <BookViewing listing={listing} askId={MESSAGE_FIELD} />
          <Link variant="secondary" href={`#${MAKE_OFFER}`}>
            {messages.makeOfferLabel}
          </Link>
        </>
      ) : null}
    </>
  );
}

interface ActionBarProps {
  readonly listing: ListingDetail;
  /** What the message's link is called. */
  readonly action: string;
}

/** The ways on at the foot of a narrow screen: the message, and for a live home a viewing and an offer. */
function ActionBar({ listing, action }: ActionBarProps) {
  const { id, slug, monthlyRent } = listing;
  const isLive = listing.status === 'live';
  return (
    <div className={css.bar} data-live={isLive ? '' : undefined}>
      <Text weight="bold" size="l" isNumeric>
        <span>{formatMoney(monthlyRent)}</span> <span className={css.period}>{common.perMonth}</span>
      </Text>
      <Link variant="primary" href="#ask" aria-label={isLive ? action : undefined}>
        <span className={css.action}>{isLive ? messages.messageShort : action}</span>
      </Link>
      {isLive ? (
        <>
          <Link variant="secondary" href={bookViewingPath(id, slug)} aria-label={messages.bookViewingLabel}>
            {messages.viewingShort}
          </Link>
          <Link variant="secondary" href={`#${MAKE_OFFER}`} aria-label={messages.makeOfferLabel}>
            {messages.offerShort}
          </Link>
        </>
      ) : null}
    </div>
  );
}

/** The rent beside the page, and the form that asks who lets the home; on narrow screens a bar leads to it, to a viewing and to an offer. */
export function EnquiryPanel({ listing, rejected, isPreview = false }: EnquiryPanelProps) {
  const action = listing.lister ? common.messageLabel(listing.lister.name) : messages.enquiryTitle;
  return (
    <>
      <aside id="ask" className={css.panel} aria-labelledby="ask-title">
        <Card padding="l">
          <div className={css.content}>
            <div className={css.rent}>
              <Text as="span" size="xl" weight="bold" isNumeric>
                {formatMoney(listing.monthlyRent)}
              </Text>{' '}
              <span className={css.period}>{common.perMonth}</span>
            </div>
            <Heading level={2} size="s" id="ask-title">
              {action}
            </Heading>
            {isPreview ? null : <EarlierMessage listingId={listing.id} />}
            <Question listing={listing} rejected={rejected} isPreview={isPreview} />
          </div>
        </Card>
      </aside>
      {listing.lister && !isPreview ? <ActionBar listing={listing} action={action} /> : null}
    </>
  );
}
