import type { PaymentLink } from '@sewa/api/client';
import { PageMeta } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { paymentLinkCallbackPath } from '@sewa/paths';
import { Banner, Heading, Link, Stack } from '@sewa/ui';
import { useActionData, useSearchParams } from 'react-router-dom';
import { checkAgainLabel } from '../Bills/messages.ts';
import { LinkFacts } from '../Links/LinkFacts.tsx';
import { LinkGone } from '../Links/LinkGone.tsx';
import { LinkPayForm } from '../Links/LinkPayForm.tsx';
import { GO_ON, handleLinkForm, LINK_FORM } from '../Links/linkForm.ts';
import { loadLink } from '../Links/loadLink.ts';
import * as messages from '../Links/messages.ts';
import { useLink } from '../Links/useLink.ts';
import { GoOnNotice } from '../Waiting/GoOnNotice.tsx';

/** Reads what is behind the link. */
export const loader = loadLink;

/** Pays the bill. */
export const action = handleLinkForm;

/** Whether the last payment by the link waits for whoever has it. */
const isUnfinished = ({ payment }: PaymentLink): boolean => payment?.state === 'needs-action';

/** Says why there is nothing to pay; the form where there is. */
function LinkState({ link, secret }: { readonly link: PaymentLink; readonly secret: string }) {
  const result = findResult(useActionData(), LINK_FORM);
  if (link.state === 'paid')
    return (
      <Banner tone="success" title={messages.paidTitle}>
        {messages.paidLead}
      </Banner>
    );
  if (link.state === 'cancelled')
    return <Banner title={messages.cancelledTitle}>{messages.cancelledLead}</Banner>;
  if (link.state === 'open' || link.state === 'part-paid' || isUnfinished(link))
    return <LinkPayForm link={link} />;
  return (
    <Stack gap="s">
      <FormError result={result} />
      <Banner
        title={messages.processingTitle}
        actions={
          link.payment ? (
            <Link variant="secondary" href={paymentLinkCallbackPath(secret)}>
              {checkAgainLabel}
            </Link>
          ) : undefined
        }
      >
        {messages.processingLead}
      </Banner>
    </Stack>
  );
}

/** A bill that somebody without an account pays. */
export default function LinkPage() {
  const { secret, link } = useLink();
  const [query] = useSearchParams();
  if (!link)
    return (
      <main id="main">
        <LinkGone />
      </main>
    );
  const title = messages.linkTitle(link.payeeName);
  const goOn = query.has(GO_ON) && isUnfinished(link) ? link.payment?.redirectUrl : null;
  return (
    <main id="main">
      {goOn ? (
        <GoOnNotice
          href={goOn}
          title={messages.goOnTitle}
          lead={messages.goOnLead}
          label={messages.goOnLabel}
          description={messages.linkDescription}
        />
      ) : (
        <Stack gap="l">
          <PageMeta title={title} description={messages.linkDescription} isIndexed={false} />
          <Heading level={1} size="m">
            {title}
          </Heading>
          <LinkFacts link={link} />
          <LinkState link={link} secret={secret} />
        </Stack>
      )}
    </main>
  );
}
