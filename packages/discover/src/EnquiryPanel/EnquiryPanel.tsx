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
import { OwnListing } from './OwnListing.tsx';
import { useManagePath } from './useManagePath.ts';

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
  /** Where a listing of one's own is managed. */
  readonly managePath: string | null;
}

/** The ways on of whoever may ask. */
function AskingLinks({ listing: { id, slug, status }, action }: Omit<ActionBarProps, 'managePath'>) {
  const isLive = status === 'live';
  return (
    <>
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
    </>
  );
}

/** The ways on at the foot of a narrow screen: the message, and for a live home a viewing and an offer; or to manage one's own. */
function ActionBar({ listing, action, managePath }: ActionBarProps) {
  const isLive = managePath === null && listing.status === 'live';
  return (
    <div className={css.bar} data-live={isLive ? '' : undefined}>
      <Text weight="bold" size="l" isNumeric>
        <span>{formatMoney(listing.monthlyRent)}</span> <span className={css.period}>{common.perMonth}</span>
      </Text>
      {managePath === null ? (
        <AskingLinks listing={listing} action={action} />
      ) : (
        <Link variant="primary" href={managePath} aria-label={messages.manageLabel}>
          <span className={css.action}>{messages.manageShort}</span>
        </Link>
      )}
    </div>
  );
}

/** The rent beside the page, and the form that asks who lets the home; on narrow screens a bar leads to it, to a viewing and to an offer. */
export function EnquiryPanel({ listing, rejected, isPreview = false }: EnquiryPanelProps) {
  const managePath = useManagePath(isPreview ? null : listing.id);
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
              {managePath === null ? action : messages.ownTitle}
            </Heading>
            {managePath === null ? (
              <>
                {isPreview ? null : <EarlierMessage listingId={listing.id} />}
                <Question listing={listing} rejected={rejected} isPreview={isPreview} />
              </>
            ) : (
              <OwnListing managePath={managePath} />
            )}
          </div>
        </Card>
      </aside>
      {listing.lister && !isPreview ? (
        <ActionBar listing={listing} action={action} managePath={managePath} />
      ) : null}
    </>
  );
}
