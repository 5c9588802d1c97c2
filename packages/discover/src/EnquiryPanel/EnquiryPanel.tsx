import type { ListingDetail } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { Card, Heading, Link, Text } from '@sewa/ui';
import { EnquiryForm } from '../Enquiry/EnquiryForm.tsx';
import type { RejectedEnquiry } from '../Enquiry/enquiryForms.ts';
import * as messages from '../messages.ts';
import * as css from './EnquiryPanel.css.ts';

/** The home, and a message that was not taken without script. */
interface EnquiryPanelProps {
  readonly listing: ListingDetail;
  readonly rejected: RejectedEnquiry | null;
}

/** The rent beside the page, and the form that asks who lets the home; on narrow screens a bar leads to it. */
export function EnquiryPanel({ listing, rejected }: EnquiryPanelProps) {
  const { lister } = listing;
  return (
    <>
      <aside id="ask" className={css.panel} aria-labelledby="ask-title">
        <Card padding="l">
          <div className={css.content}>
            <div className={css.rent}>
              <Text as="span" size="xl" weight="bold" isNumeric>
                {formatMoney(listing.monthlyRent)}
              </Text>{' '}
              <span className={css.period}>{messages.perMonth}</span>
            </div>
            <Heading level={2} size="s" id="ask-title">
              {messages.enquiryTitle}
            </Heading>
            {lister ? (
              <EnquiryForm listing={listing} listerName={lister.name} rejected={rejected} />
            ) : (
              <Text as="p" tone="muted">
                {messages.noListerToMessage}
              </Text>
            )}
          </div>
        </Card>
      </aside>
      {lister ? (
        <div className={css.bar}>
          <Text weight="bold" size="l" isNumeric>
            <span>{formatMoney(listing.monthlyRent)}</span>{' '}
            <span className={css.period}>{messages.perMonth}</span>
          </Text>
          <Link variant="primary" href="#ask">
            {messages.enquiryLinkLabel}
          </Link>
        </div>
      ) : null}
    </>
  );
}
