import { formatDay, formatMoney, formatMonth } from '@sewa/formatters';
import { flowApplyPath, flowBillsPath, flowServicePath, paymentMethodsPath, servicePath } from '@sewa/paths';
import type { MailContent } from '../../platform/mail/Mailer.ts';
import * as billingMessages from '../messages.ts';
import * as messages from './messages.ts';
import type { BillParties, NotifiedPayment, ServiceParties } from './queries.ts';

interface Link {
  readonly label: string;
  readonly path: string;
}

/** Composes a mail of a subject, paragraphs and a link. */
type Compose = (subject: string, paragraphs: readonly (string | null)[], link: Link) => MailContent;

/** What a bill is called in a mail. */
const nameBill = ({ kind, period }: BillParties): string => messages.billName(kind, formatMonth(period));

const isKnown = (reason: string): reason is keyof typeof messages.failureReason =>
  Object.hasOwn(messages.failureReason, reason);

/** Why a payment failed, in words, if they are known. */
const explainFailure = (reason: string | null): string | null =>
  reason !== null && isKnown(reason) ? messages.failureReason[reason] : null;

const namePayer = ({ payerName }: Pick<BillParties, 'payerName'>): string =>
  payerName ?? messages.unnamedPayer;

/** The mails about bills and payments, without numbers of accounts or cards. `origin` begins their links. */
export function makePaymentMails(origin: string) {
  const compose: Compose = (subject, paragraphs, { label, path }) => {
    const lead = paragraphs.filter((paragraph) => paragraph !== null);
    const url = `${origin}${path}`;
    return {
      subject,
      text: [...lead.flatMap((paragraph) => [paragraph, '']), `${label}: ${url}`].join('\n'),
      body: { lead, button: { label, url }, reason: messages.paymentMailReason },
    };
  };
  const linkBills = (bill: BillParties, label: string): Link => ({
    label,
    path: flowBillsPath(bill.type, bill.serviceId),
  });
  const linkPlan = ({ type, serviceId }: ServiceParties): Link => ({
    label: messages.seePlanLabel,
    path: servicePath(type, serviceId),
  });
  const noteOpen = ({ openCents, dueOn }: BillParties): string =>
    openCents === 0
      ? billingMessages.receiptPaidInFull
      : messages.billOpenNote(formatMoney(openCents), formatDay(dueOn));
  return {
    /** Before a bill is due, or collected. */
    due(bill: BillParties, today: string): MailContent {
      const { home, payeeName, collectOn, isByCard, dueOn } = bill;
      const [name, money] = [nameBill(bill), formatMoney(bill.openCents)];
      if (collectOn !== null) {
        const day = formatDay(collectOn);
        return compose(
          messages.collectSubject(name, money, day),
          [messages.collectLead(money, home, payeeName, day), isByCard ? messages.collectFeeNote : null],
          linkBills(bill, messages.seeBillsLabel),
        );
      }
      const day = formatDay(dueOn);
      const [subject, lead] =
        dueOn < today
          ? [messages.billOverdueSubject, messages.billOverdueLead]
          : [messages.billDueSubject, messages.billDueLead];
      return compose(
        subject(name, day),
        [lead(money, home, payeeName, day)],
        linkBills(bill, messages.payNowLabel),
      );
    },
    reminded: (bill: BillParties, today: string): MailContent =>
      compose(
        messages.remindedSubject(bill.payeeName, nameBill(bill)),
        [
          (bill.dueOn < today ? messages.remindedOverdueLead : messages.remindedLead)(
            formatMoney(bill.openCents),
            bill.home,
            bill.payeeName,
            formatDay(bill.dueOn),
          ),
          messages.remindedNote,
        ],
        linkBills(bill, messages.payNowLabel),
      ),
    failed: (bill: BillParties, { cents, reason }: NotifiedPayment): MailContent =>
      compose(
        messages.billFailedSubject(nameBill(bill)),
        [
          messages.billFailedLead(formatMoney(cents), bill.home, bill.payeeName),
          explainFailure(reason),
          bill.collectOn === null ? messages.noRetryNote : messages.retryNote(formatDay(bill.collectOn)),
        ],
        linkBills(bill, messages.payNowLabel),
      ),
    needsAction: (bill: BillParties, { cents }: NotifiedPayment): MailContent =>
      compose(
        messages.needsActionSubject(nameBill(bill)),
        [messages.needsActionLead(formatMoney(cents), bill.home, bill.payeeName)],
        linkBills(bill, messages.confirmWithBankLabel),
      ),
    paid: (bill: BillParties, { cents, on }: NotifiedPayment): MailContent =>
      compose(
        (bill.openCents === 0 ? messages.billPaidSubject : messages.billPartPaidSubject)(nameBill(bill)),
        [messages.billPaidLead(formatMoney(cents), bill.home, bill.payeeName, formatDay(on)), noteOpen(bill)],
        linkBills(bill, messages.getReceiptLabel),
      ),
    received: (bill: BillParties, { cents, on }: NotifiedPayment): MailContent =>
      compose(
        messages.billReceivedSubject(namePayer(bill), nameBill(bill)),
        [
          messages.billReceivedLead(namePayer(bill), formatMoney(cents), bill.home, formatDay(on)),
          noteOpen(bill),
        ],
        linkBills(bill, messages.seePaymentsLabel),
      ),
    returned: (bill: BillParties, { cents }: NotifiedPayment, side: 'payer' | 'payee'): MailContent =>
      compose(
        messages.billReturnedSubject(nameBill(bill)),
        [
          side === 'payer'
            ? messages.billReturnedPayerLead(formatMoney(cents), bill.home, bill.payeeName)
            : messages.billReturnedPayeeLead(namePayer(bill), formatMoney(cents), bill.home),
        ],
        linkBills(bill, side === 'payer' ? messages.payNowLabel : messages.seePaymentsLabel),
      ),
    refunded(
      bill: BillParties,
      { cents, words }: { readonly cents: number; readonly words: string | null },
      side: 'payer' | 'payee',
    ): MailContent {
      const money = formatMoney(cents);
      return compose(
        messages.refundSubject(nameBill(bill), money),
        [
          side === 'payer'
            ? messages.refundPayerLead(bill.payeeName, money, bill.home)
            : messages.refundPayeeLead(namePayer(bill), money, bill.home),
          words && messages.refundReason(words),
        ],
        linkBills(bill, side === 'payer' ? messages.seeBillsLabel : messages.seePaymentsLabel),
      );
    },
    saidPaid: (bill: BillParties, { cents, on }: NotifiedPayment): MailContent =>
      compose(
        messages.saidPaidSubject(namePayer(bill), nameBill(bill)),
        [messages.saidPaidLead(namePayer(bill), formatMoney(cents), bill.home, formatDay(on))],
        linkBills(bill, messages.confirmPaymentLabel),
      ),
    notPaid: (bill: BillParties, { cents }: NotifiedPayment): MailContent =>
      compose(
        messages.notPaidSubject(nameBill(bill)),
        [messages.notPaidLead(bill.payeeName, formatMoney(cents), bill.home)],
        linkBills(bill, messages.seeBillsLabel),
      ),
    recorded: (bill: BillParties, { cents, on }: NotifiedPayment): MailContent =>
      compose(
        messages.recordedSubject(nameBill(bill)),
        [messages.recordedLead(bill.payeeName, formatMoney(cents), bill.home, formatDay(on))],
        linkBills(bill, messages.seeBillsLabel),
      ),
    recordUndone: (bill: BillParties, { cents }: NotifiedPayment): MailContent =>
      compose(
        messages.recordUndoneSubject(nameBill(bill)),
        [messages.recordUndoneLead(bill.payeeName, formatMoney(cents), bill.home), noteOpen(bill)],
        linkBills(bill, messages.payNowLabel),
      ),
    contested: (bill: BillParties, { cents }: NotifiedPayment): MailContent =>
      compose(
        messages.contestedSubject(namePayer(bill), nameBill(bill)),
        [messages.contestedLead(namePayer(bill), formatMoney(cents), bill.home)],
        linkBills(bill, messages.seePaymentsLabel),
      ),
    payeeChanged(service: ServiceParties, side: 'payer' | 'payee', waitUntil: string | null): MailContent {
      const payee = service.payeeName ?? '';
      const paragraphs =
        side === 'payer'
          ? [
              messages.payeeChangedOwnLead(payee, service.home),
              waitUntil && messages.payeeWaitNote(formatDay(waitUntil)),
              messages.notYouNote,
            ]
          : [messages.payeeChangedLead(namePayer(service), payee, service.home)];
      return compose(messages.payeeChangedSubject(service.home), paragraphs, linkPlan(service));
    },
    methodChanged: (service: ServiceParties, side: 'payer' | 'payee'): MailContent =>
      compose(
        messages.methodChangedSubject(service.home),
        side === 'payer'
          ? [messages.methodChangedOwnLead(service.home), messages.notYouNote]
          : [messages.methodChangedLead(namePayer(service), service.home)],
        linkPlan(service),
      ),
    payeeRefused: (name: string): MailContent =>
      compose(messages.payeeRefusedSubject(name), [messages.payeeRefusedLead(name)], {
        label: messages.addPayeeLabel,
        path: flowApplyPath('pay', 'payee'),
      }),
    methodEnded: (kind: 'egiro' | 'card', isSuspended: boolean): MailContent =>
      compose(
        (isSuspended ? messages.methodSuspendedSubject : messages.methodEndedSubject)[kind],
        [(isSuspended ? messages.methodSuspendedLead : messages.methodEndedLead)[kind]],
        {
          label: messages.addMethodLabel,
          path: paymentMethodsPath(),
        },
      ),
    answered: ({ type, serviceId }: ServiceParties): MailContent =>
      compose(messages.answeredSubject, [messages.answeredLead], {
        label: messages.readTermsLabel,
        path: flowServicePath(type, serviceId),
      }),
  };
}
