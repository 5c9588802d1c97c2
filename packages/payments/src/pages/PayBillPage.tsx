import type { Bill, Service } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatAddress, formatDay, formatMoney } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { findResult } from '@sewa/pages/forms';
import {
  billPaymentCallbackPath,
  billPaymentRedirectPath,
  flowBillsPath,
  type PaymentWay,
} from '@sewa/paths';
import {
  Banner,
  Breadcrumbs,
  Container,
  DescriptionList,
  DescriptionListItem,
  Heading,
  Link,
  Stack,
} from '@sewa/ui';
import { data, useActionData, useParams, useSearchParams } from 'react-router-dom';
import { nameBank } from '../Banks/listBanks.ts';
import {
  countOpen,
  describeNext,
  findLivePayment,
  findPayeeHindrance,
  nameBill,
} from '../Bills/describeBill.ts';
import * as messages from '../Bills/messages.ts';
import { PayForm } from '../Bills/PayForm.tsx';
import { handlePayForm } from '../Bills/payForm.ts';

/** Reads the bill, whom it is paid to, and by what it can be paid. */
export async function loader({ params, url, preload }: PageRequest): Promise<void> {
  const id = params.id ?? '';
  const [service, bills] = await Promise.all([
    preload('getService', { id }),
    preload('listBills', { id }),
    preload('listPaymentMethods', {}),
  ]);
  const bill = bills.find((each) => each.id === url.searchParams.get('bill'));
  if (service.type !== params.type || service.side !== 'payer' || !bill) throw data(null, { status: 404 });
}

/** Pays the bill. */
export const action = handlePayForm;

/** Says why the bill can't be paid now, and leads to where it stands. */
function Hindrance({ bill, service }: { readonly bill: Bill; readonly service: Service }) {
  const result = findResult(useActionData(), bill.id);
  const live = findLivePayment(bill);
  const way = live?.way === 'card' ? 'card' : 'bank';
  const makePath = live?.redirectUrl ? billPaymentRedirectPath : billPaymentCallbackPath;
  const words = bill.state === 'open' ? findPayeeHindrance(service) : describeNext(bill, service);
  const isOutside = live === null || live.way === 'outside';
  return (
    <Banner
      tone={bill.state === 'paid' ? 'success' : 'warning'}
      title={result?.error ?? messages.cantPayTitle}
      actions={
        isOutside ? (
          <Link variant="secondary" href={flowBillsPath(service.type, service.id)}>
            {messages.backToBills}
          </Link>
        ) : (
          <Link variant="secondary" href={makePath(service.type, service.id, way, live.id)}>
            {live.redirectUrl ? messages.continueLabel : messages.checkLabel}
          </Link>
        )
      }
    >
      {words ?? messages.cantPayLead}
    </Banner>
  );
}

/** Pays a bill by a bank account, a card or PayNow; the total stands at each way before the button. */
export default function PayBillPage() {
  const { id = '', way } = useParams();
  const [query] = useSearchParams();
  const { data: service } = useRoute('getService', { id });
  const { data: bills } = useRoute('listBills', { id });
  const { data: methods } = useRoute('listPaymentMethods', {});
  const bill = bills?.find((each) => each.id === query.get('bill'));
  if (!service || !bill || !methods) return null;
  const title = messages.payTitle(nameBill(bill));
  const canPay = bill.may.includes('pay');
  return (
    <Container as="main" id="main" width="narrow" padding="l">
      <PageMeta title={title} description={messages.payDescription} isIndexed={false} />
      <Stack gap="l">
        <Breadcrumbs
          crumbs={[
            { label: messages.billsTitle, href: flowBillsPath(service.type, id) },
            { label: nameBill(bill) },
          ]}
        />
        <Heading level={1} size="l">
          {title}
        </Heading>
        <DescriptionList layout="rows">
          <DescriptionListItem name={messages.openLabel}>{formatMoney(countOpen(bill))}</DescriptionListItem>
          <DescriptionListItem name={messages.payeeLabel}>
            {service.payee
              ? `${service.payee.name}, ${nameBank(service.payee.bank)} ${service.payee.masked}`
              : ''}
          </DescriptionListItem>
          <DescriptionListItem name={messages.homeLabel}>
            {formatAddress(service.home.address)}
          </DescriptionListItem>
          <DescriptionListItem name={messages.dueLabel}>{formatDay(bill.dueOn)}</DescriptionListItem>
        </DescriptionList>
        {canPay ? (
          <PayForm
            bill={bill}
            service={service}
            methods={methods}
            way={(way === 'card' ? 'card' : 'bank') satisfies PaymentWay}
          />
        ) : (
          <Hindrance bill={bill} service={service} />
        )}
      </Stack>
    </Container>
  );
}
