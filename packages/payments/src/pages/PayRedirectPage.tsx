import { useRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { billPaymentCallbackPath, flowBillsPath } from '@sewa/paths';
import { data, redirect, useParams, useSearchParams } from 'react-router-dom';
import { parseServiceType } from '../Bills/billPaths.ts';
import * as messages from '../Bills/messages.ts';
import { GoOn } from '../Waiting/GoOn.tsx';

/** Reads where the payment goes on; one that needs nobody leads to where it stands. */
export async function loader({ params, url, preload }: PageRequest): Promise<void> {
  const { type, id = '', way } = params;
  const page = way === 'card' ? 'card' : 'bank';
  if (!url.searchParams.get('payment')) throw redirect(flowBillsPath(parseServiceType(type), id), 303);
  const payment = await preload('getPayment', { id: url.searchParams.get('payment') ?? '' });
  if (payment.serviceId !== id) throw data(null, { status: 404 });
  if (payment.state === 'needs-action' && payment.redirectUrl !== null) return;
  throw redirect(billPaymentCallbackPath(parseServiceType(type), id, page, payment.id), 303);
}

/** Goes on to the page of the bank or card service. */
export default function PayRedirectPage() {
  const { way } = useParams();
  const [query] = useSearchParams();
  const { data: payment } = useRoute('getPayment', { id: query.get('payment') ?? '' });
  if (!payment?.redirectUrl) return null;
  return (
    <GoOn
      href={payment.redirectUrl}
      title={way === 'card' ? messages.goOnCardTitle : messages.goOnTitle}
      lead={messages.goOnLead}
      label={messages.goOnLabel}
      description={messages.goOnDescription}
    />
  );
}
