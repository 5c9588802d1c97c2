import { PageMeta, type PageRequest } from '@sewa/pages';
import { paymentLinkCallbackPath, paymentLinkPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { outcomeTitle } from '../Bills/messages.ts';
import { findOutcome, PaymentOutcome } from '../Bills/PaymentOutcome.tsx';
import { LinkFacts } from '../Links/LinkFacts.tsx';
import { LinkGone } from '../Links/LinkGone.tsx';
import { linkGoOnPath } from '../Links/linkForm.ts';
import { loadLink } from '../Links/loadLink.ts';
import * as messages from '../Links/messages.ts';
import { useLink } from '../Links/useLink.ts';
import { useAskAgain } from '../Waiting/useAskAgain.ts';

/** Asks how the payment stands. */
export const loader = loadLink;

/** The payment page may lead back by a POST from its own site: the same page is opened anew. */
export async function action({ url }: PageRequest): Promise<unknown> {
  return redirect(url.pathname, 303);
}

/** Where the page of the card service or bank leads somebody back to who paid by a link. */
export default function LinkCallbackPage() {
  const { secret, link, ask } = useLink();
  const payment = link?.payment ?? { state: 'failed' as const, reason: 'expired', redirectUrl: null };
  const outcome = findOutcome(payment);
  useAskAgain(link !== undefined && (outcome === 'waiting' || outcome === 'action'), ask);
  return (
    <main id="main">
      {link ? (
        <>
          <PageMeta
            title={outcomeTitle[outcome]}
            description={messages.callbackDescription}
            isIndexed={false}
          />
          <PaymentOutcome
            payment={payment}
            paidLead={messages.paidTo(link.payeeName)}
            continueHref={payment.redirectUrl === null ? null : linkGoOnPath(secret)}
            checkHref={paymentLinkCallbackPath(secret)}
            againHref={paymentLinkPath(secret)}
          >
            <LinkFacts link={link} />
          </PaymentOutcome>
        </>
      ) : (
        <LinkGone />
      )}
    </main>
  );
}
