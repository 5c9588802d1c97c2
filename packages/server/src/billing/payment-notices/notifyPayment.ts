import { findDay } from '@sewa/formatters';
import { flowBillsPath, paymentMethodsPath, servicePath } from '@sewa/paths';
import type { InTransaction } from '../../platform/calling/Context.ts';
import type { MailContent } from '../../platform/mail/Mailer.ts';
import { queueMail } from '../../platform/mail-queue/queueMail.ts';
import { notify, settleNotices, settleNoticesAbout } from '../../platform/notices/notify.ts';
import { listOpenBills } from '../bills/queries.ts';
import { listReplacedMethods } from '../payment-methods/methodQueries.ts';
import { makePaymentMails } from './composePaymentMail.ts';
import type { PaymentNews } from './PaymentNews.ts';
import {
  type BillParties,
  getBillParties,
  getNotifiedMethod,
  getNotifiedPayee,
  getNotifiedPayment,
  getNotifiedRefund,
  getPaymentOfBill,
  getServiceParties,
} from './queries.ts';

type Tell<Kind extends PaymentNews['kind']> = (
  tx: InTransaction,
  news: Extract<PaymentNews, { kind: Kind }>,
) => Promise<void>;

type Tellers = { readonly [Kind in PaymentNews['kind']]: Tell<Kind> };

/** Mails a user once for each `key`; payees without an account are told nothing, because their address isn't confirmed. */
async function mail(
  tx: InTransaction,
  key: string,
  userId: string | null,
  content: MailContent,
): Promise<void> {
  if (userId !== null) await queueMail(tx, { ...content, key: `payment-${key}-${userId}`, to: { userId } });
}

/** The end of a day in Singapore. */
const endDay = (day: string): Date => new Date(`${day}T23:59:59.999+08:00`);

type BillNotice =
  | 'bill-contested'
  | 'bill-due'
  | 'bill-failed'
  | 'bill-overdue'
  | 'bill-received'
  | 'bill-recorded'
  | 'bill-reminder'
  | 'bill-said-paid';

/** Notices that ask the payer to pay. */
const ASK_TO_PAY: readonly BillNotice[] = ['bill-due', 'bill-failed', 'bill-reminder'];

/** Notices that end once a bill is paid, or somebody says so. */
const UNPAID: readonly BillNotice[] = [...ASK_TO_PAY, 'bill-overdue'];

/** How long a notice that something was paid, recorded or contested stays, in milliseconds: two weeks. */
const RECORD_MS = 14 * 24 * 60 * 60 * 1000;

const settleBill = ({ db }: InTransaction, billId: string, ...kinds: BillNotice[]): Promise<void> =>
  settleNoticesAbout(db, billId, kinds);

const notifyAboutBill = (
  { db, now }: InTransaction,
  bill: BillParties,
  kind: BillNotice,
  userId: string,
): Promise<void> =>
  notify(
    db,
    {
      to: { userId },
      kind,
      about: bill.id,
      path: flowBillsPath(bill.type, bill.serviceId),
      ...((kind === 'bill-due' || kind === 'bill-reminder') && { due: endDay(bill.dueOn) }),
      ...((kind === 'bill-recorded' || kind === 'bill-contested' || kind === 'bill-received') && {
        due: new Date(now.getTime() + RECORD_MS),
        endsWhenDue: true,
      }),
    },
    now,
  );

/** Adds a bill to the to-do list of its payer, if something is open and isn't collected by itself. */
async function askToPay(tx: InTransaction, bill: BillParties): Promise<void> {
  if (bill.isOpen && bill.collectOn === null) await notifyAboutBill(tx, bill, 'bill-due', bill.payerId);
}

const mailsOf = ({ origin }: InTransaction) => makePaymentMails(origin);

const tellers: Tellers = {
  async 'bill-made'(tx, { billId }) {
    await askToPay(tx, await getBillParties(tx.db, billId));
  },
  async 'bill-due'(tx, { billId }) {
    const bill = await getBillParties(tx.db, billId);
    await askToPay(tx, bill);
    const content = mailsOf(tx).due(bill, findDay(tx.now) ?? '');
    await mail(tx, `due-${billId}`, bill.payerId, content);
  },
  async overdue(tx, { billId }) {
    const bill = await getBillParties(tx.db, billId);
    if (bill.payeeUserId !== null) await notifyAboutBill(tx, bill, 'bill-overdue', bill.payeeUserId);
  },
  async reminded(tx, { billId }) {
    const bill = await getBillParties(tx.db, billId);
    await settleBill(tx, billId, 'bill-due', 'bill-reminder');
    await notifyAboutBill(tx, bill, 'bill-reminder', bill.payerId);
    const content = mailsOf(tx).reminded(bill, findDay(tx.now) ?? '');
    await mail(tx, `reminded-${billId}-${findDay(tx.now)}`, bill.payerId, content);
  },
  async 'bill-cancelled'(tx, { billId }) {
    await settleBill(tx, billId, ...UNPAID, 'bill-said-paid', 'bill-contested');
  },
  async 'bill-failed'(tx, { billId, paymentId }) {
    const bill = await getBillParties(tx.db, billId);
    const payment = await getNotifiedPayment(tx.db, paymentId);
    await settleBill(tx, billId, 'bill-due', 'bill-reminder');
    await notifyAboutBill(tx, bill, 'bill-failed', bill.payerId);
    await mail(tx, `failed-${paymentId}`, bill.payerId, mailsOf(tx).failed(bill, payment));
  },
  async 'bill-needs-action'(tx, { billId, paymentId }) {
    const bill = await getBillParties(tx.db, billId);
    await settleBill(tx, billId, 'bill-due', 'bill-reminder');
    await notifyAboutBill(tx, bill, 'bill-failed', bill.payerId);
    const content = mailsOf(tx).needsAction(bill, await getNotifiedPayment(tx.db, paymentId));
    await mail(tx, `action-${paymentId}`, bill.payerId, content);
  },
  async 'bill-paid'(tx, { billId, paymentId }) {
    const { bill, payment } = await getPaymentOfBill(tx.db, paymentId);
    // Of what is paid in part, the rest is still overdue.
    const unpaid = bill.isOpen ? ASK_TO_PAY : UNPAID;
    await settleBill(tx, billId, ...unpaid, 'bill-said-paid', 'bill-contested');
    await askToPay(tx, bill);
    await mail(tx, `paid-${paymentId}`, bill.payerId, mailsOf(tx).paid(bill, payment));
    // What was paid outside, the payee has just confirmed.
    if (payment.way === 'outside' || bill.payeeUserId === null) return;
    await notifyAboutBill(tx, bill, 'bill-received', bill.payeeUserId);
    await mail(tx, `received-${paymentId}`, bill.payeeUserId, mailsOf(tx).received(bill, payment));
  },
  async 'bill-returned'(tx, { billId, paymentId }) {
    const bill = await getBillParties(tx.db, billId);
    const payment = await getNotifiedPayment(tx.db, paymentId);
    await settleBill(tx, billId, 'bill-received');
    await notifyAboutBill(tx, bill, 'bill-failed', bill.payerId);
    const { returned } = mailsOf(tx);
    await mail(tx, `returned-${paymentId}`, bill.payerId, returned(bill, payment, 'payer'));
    await mail(tx, `returned-${paymentId}`, bill.payeeUserId, returned(bill, payment, 'payee'));
  },
  async 'bill-refunded'(tx, { billId, refundId }) {
    const bill = await getBillParties(tx.db, billId);
    const refund = await getNotifiedRefund(tx.db, refundId);
    const { refunded } = mailsOf(tx);
    await mail(tx, `refunded-${refundId}`, bill.payerId, refunded(bill, refund, 'payer'));
    await mail(tx, `refunded-${refundId}`, bill.payeeUserId, refunded(bill, refund, 'payee'));
  },
  async 'said-paid'(tx, { billId, paymentId }) {
    const bill = await getBillParties(tx.db, billId);
    await settleBill(tx, billId, ...UNPAID);
    if (bill.payeeUserId === null) return;
    await notifyAboutBill(tx, bill, 'bill-said-paid', bill.payeeUserId);
    const content = mailsOf(tx).saidPaid(bill, await getNotifiedPayment(tx.db, paymentId));
    await mail(tx, `said-${paymentId}`, bill.payeeUserId, content);
  },
  async 'not-paid'(tx, { billId, paymentId }) {
    const bill = await getBillParties(tx.db, billId);
    await settleBill(tx, billId, 'bill-said-paid');
    await askToPay(tx, bill);
    // A payer who takes back what they said needs no mail about it.
    if (tx.session?.user_id === bill.payerId) return;
    const content = mailsOf(tx).notPaid(bill, await getNotifiedPayment(tx.db, paymentId));
    await mail(tx, `not-${paymentId}`, bill.payerId, content);
  },
  async recorded(tx, { billId, paymentId }) {
    const bill = await getBillParties(tx.db, billId);
    await settleBill(tx, billId, ...UNPAID, 'bill-contested');
    await notifyAboutBill(tx, bill, 'bill-recorded', bill.payerId);
    const content = mailsOf(tx).recorded(bill, await getNotifiedPayment(tx.db, paymentId));
    await mail(tx, `recorded-${paymentId}`, bill.payerId, content);
  },
  async 'record-undone'(tx, { billId, paymentId }) {
    const bill = await getBillParties(tx.db, billId);
    const payment = await getNotifiedPayment(tx.db, paymentId);
    await settleBill(tx, billId, 'bill-recorded');
    await askToPay(tx, bill);
    if (tx.session?.user_id !== bill.payerId) {
      await mail(tx, `undone-${paymentId}`, bill.payerId, mailsOf(tx).recordUndone(bill, payment));
      return;
    }
    if (bill.payeeUserId === null) return;
    await notifyAboutBill(tx, bill, 'bill-contested', bill.payeeUserId);
    await mail(tx, `contested-${paymentId}`, bill.payeeUserId, mailsOf(tx).contested(bill, payment));
  },
  async 'payee-changed'(tx, { serviceId, payeeIds }) {
    const { db, now } = tx;
    const service = await getServiceParties(db, serviceId);
    const { payerId, payeeUsableFrom: usableFrom, type } = service;
    const isWaiting = usableFrom !== null && usableFrom > now;
    await settleNotices(db, 'payee-changed', serviceId);
    if (isWaiting)
      await notify(
        db,
        {
          to: { userId: payerId },
          kind: 'payee-changed',
          about: serviceId,
          path: servicePath(type, serviceId),
          due: usableFrom,
          endsWhenDue: true,
        },
        now,
      );
    const { payeeChanged } = mailsOf(tx);
    const key = `payee-${serviceId}-${now.getTime()}`;
    const waitUntil = isWaiting ? findDay(usableFrom) : null;
    await mail(tx, key, payerId, payeeChanged(service, 'payer', waitUntil));
    const told = new Set<string>();
    for (const id of payeeIds) {
      const { userId } = await getNotifiedPayee(db, id);
      if (userId !== null) told.add(userId);
    }
    for (const userId of told) await mail(tx, key, userId, payeeChanged(service, 'payee', null));
  },
  async 'method-changed'(tx, { serviceId }) {
    const { db, now } = tx;
    const service = await getServiceParties(db, serviceId);
    await settleNotices(db, 'payment-method-ended', ...(await listReplacedMethods(db, service.payerId)));
    for (const billId of await listOpenBills(db, serviceId)) {
      await settleBill(tx, billId, 'bill-due', 'bill-reminder');
      await askToPay(tx, await getBillParties(db, billId));
    }
    const { methodChanged } = mailsOf(tx);
    const key = `method-${serviceId}-${now.getTime()}`;
    await mail(tx, key, service.payerId, methodChanged(service, 'payer'));
    await mail(tx, key, service.payeeUserId, methodChanged(service, 'payee'));
  },
  async 'payee-refused'(tx, { payeeId }) {
    const { ownerId, name } = await getNotifiedPayee(tx.db, payeeId);
    await mail(tx, `refused-${payeeId}`, ownerId, mailsOf(tx).payeeRefused(name));
  },
  async 'method-ended'(tx, { methodId }) {
    const { db, now } = tx;
    const { userId, kind, isSuspended } = await getNotifiedMethod(db, methodId);
    if (userId === null) return;
    const path = paymentMethodsPath();
    await notify(db, { to: { userId }, kind: 'payment-method-ended', about: methodId, path }, now);
    await mail(tx, `ended-${methodId}`, userId, mailsOf(tx).methodEnded(kind, isSuspended));
  },
  async 'application-answered'(tx, { serviceId }) {
    const service = await getServiceParties(tx.db, serviceId);
    await notify(
      tx.db,
      {
        to: { userId: service.payerId },
        kind: 'application-answered',
        about: serviceId,
        path: servicePath(service.type, serviceId),
        due: new Date(tx.now.getTime() + RECORD_MS),
        endsWhenDue: true,
      },
      tx.now,
    );
    await mail(tx, `answered-${serviceId}`, service.payerId, mailsOf(tx).answered(service));
  },
};

/** Tells both sides, in the transaction in which it happens. Also settles the notices that it makes out of date. */
export async function notifyPayment(tx: InTransaction, news: PaymentNews): Promise<void> {
  // TypeScript can't see that each function of the table takes the news of its own kind.
  const tell = tellers[news.kind] as Tell<PaymentNews['kind']>;
  await tell(tx, news);
}
