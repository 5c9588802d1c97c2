import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import {
  billPaymentCallbackPath,
  billPaymentPath,
  billPaymentRedirectPath,
  flowBillsPath,
  type PaymentWay,
} from '@sewa/paths';
import { Container, Inline, Link, Stack } from '@sewa/ui';
import { data, redirect, useParams, useSearchParams } from 'react-router-dom';
import { parseServiceType } from '../Bills/billPaths.ts';
import * as messages from '../Bills/messages.ts';
import { findOutcome, PaidFacts, PaymentOutcome } from '../Bills/PaymentOutcome.tsx';
import { answerSignedOut } from '../Waiting/answerSignedOut.ts';
import { LogInNotice } from '../Waiting/LogInNotice.tsx';
import { NothingHere } from '../Waiting/NothingHere.tsx';
import { useAskAgain } from '../Waiting/useAskAgain.ts';

/** Asks how the payment stands; who is signed out is told to log in. */
export async function loader({ params, url, preload }: PageRequest): Promise<number> {
  const id = url.searchParams.get('payment');
  if (!id) return 200;
  try {
    const payment = await preload('getPayment', { id });
    if (payment.serviceId !== params.id) throw data(null, { status: 404 });
    await preload('getService', { id: payment.serviceId });
    return 200;
  } catch (error) {
    return answerSignedOut(error);
  }
}

/** A bank may lead back by a POST from its own site: the same page is opened anew, which asks our server. */
export async function action({ url }: PageRequest): Promise<unknown> {
  const payment = url.searchParams.get('payment');
  const query = payment === null ? '' : `?payment=${encodeURIComponent(payment)}`;
  return redirect(`${url.pathname}${query}`, 303);
}

function KnownPayment({ id, serviceId, way }: { id: string; serviceId: string; way: PaymentWay }) {
  const { type } = useParams();
  const { data: payment, mutate } = useRoute('getPayment', { id });
  const { data: service } = useRoute('getService', { id: serviceId });
  const outcome = payment ? findOutcome(payment) : null;
  useAskAgain(outcome === 'waiting' || outcome === 'action', () => mutate());
  if (!payment || !service) return null;
  const of = [parseServiceType(type), serviceId, way] as const;
  const title = messages.outcomeTitle[findOutcome(payment)];
  return (
    <>
      <PageMeta title={title} description={messages.callbackDescription} isIndexed={false} />
      <Stack gap="l">
        <PaymentOutcome
          payment={payment}
          paidLead={messages.paidLead(service.payee?.name ?? messages.theLandlord)}
          continueHref={payment.redirectUrl === null ? null : billPaymentRedirectPath(...of, id)}
          checkHref={billPaymentCallbackPath(...of, id)}
          againHref={billPaymentPath(...of, payment.billId)}
        >
          {outcome === 'paid' ? <PaidFacts payment={payment} /> : null}
        </PaymentOutcome>
        <Inline>
          <Link href={flowBillsPath(of[0], serviceId)}>{messages.backToBills}</Link>
        </Inline>
      </Stack>
    </>
  );
}

function AskedPayment({ payment }: { readonly payment: string }) {
  const { id = '', way } = useParams();
  const { data: known, error } = useRoute('getPayment', { id: payment }, { isErrorReturned: true });
  const isSignedOut = !known && (!error || error.status === 401);
  return isSignedOut ? (
    <LogInNotice title={messages.signedOutTitle} lead={messages.signedOutLead} />
  ) : (
    <KnownPayment id={payment} serviceId={id} way={way === 'card' ? 'card' : 'bank'} />
  );
}

/** Where the bank or card service leads back to: how the payment stands, asked again until it is settled. */
export default function PayCallbackPage() {
  const [query] = useSearchParams();
  const payment = query.get('payment');
  return (
    <Container as="main" id="main" width="narrow" padding="l">
      {payment ? <AskedPayment payment={payment} /> : <NothingHere />}
    </Container>
  );
}
