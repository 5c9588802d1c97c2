import type { ListingDetail } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { Card, Heading, Link, Text } from '@sewa/ui';
import { EnquiryForm } from '../Enquiry/EnquiryForm.tsx';
import type { RefusedEnquiry } from '../Enquiry/enquiryForms.ts';
import * as css from './AskPanel.css.ts';

/** The home, and a message that was not taken without script. */
interface AskPanelProps {
  readonly listing: ListingDetail;
  readonly refused: RefusedEnquiry | null;
}

/** The rent beside the page, and the form that asks who lets the home; on narrow screens a bar leads to it. */
export function AskPanel({ listing, refused }: AskPanelProps) {
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
              <span className={css.period}>a month</span>
            </div>
            <Heading level={2} size="s" id="ask-title">
              Ask about this home
            </Heading>
            {lister ? (
              <EnquiryForm listing={listing} listerName={lister.name} refused={refused} />
            ) : (
              <Text as="p" tone="muted">
                Nobody advertises this home here, so nobody can be asked.
              </Text>
            )}
          </div>
        </Card>
      </aside>
      {lister ? (
        <div className={css.bar}>
          <Text weight="bold" size="l" isNumeric>
            {formatMoney(listing.monthlyRent)} <span className={css.period}>a month</span>
          </Text>
          <Link look="primary" href="#ask">
            Ask about it
          </Link>
        </div>
      ) : null}
    </>
  );
}
