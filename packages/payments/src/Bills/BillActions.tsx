import type { Bill, Service } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { billPaymentPath } from '@sewa/paths';
import { Button, Inline, Link, Stack } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { billButtons } from './billForms.ts';
import { panelPath } from './billPaths.ts';
import { canShareLink, nameBill } from './describeBill.ts';
import * as messages from './messages.ts';

interface BillActionsProps {
  readonly bill: Bill;
  readonly service: Service;
}

/** The button that says that no money came, or takes back what somebody said or recorded. */
function findDenial({ state }: Bill, side: Service['side']) {
  if (state === 'paid')
    return side === 'payee'
      ? { name: billButtons.undo, label: messages.undoLabel }
      : { name: billButtons.contest, label: messages.contestLabel };
  return side === 'payee'
    ? { name: billButtons.deny, label: messages.denyLabel }
    : { name: billButtons.takeBack, label: messages.takeBackLabel };
}

/** Confirms or denies that the money came, or takes back what was said or recorded. */
function AnswerForm({ bill, service }: BillActionsProps) {
  const result = findResult(useActionData(), bill.id);
  const { state, formData } = useNavigation();
  const isBusy = (name: string) => state !== 'idle' && formData?.get(name) === bill.id;
  const deny = findDenial(bill, service.side);
  return (
    <PageForm as={Form}>
      <CorporateField />
      <input type="hidden" name="version" value={bill.version} />
      <Stack gap="s">
        <FormError result={result} />
        <Inline gap="s">
          {bill.may.includes('confirm-paid') ? (
            <Button
              type="submit"
              name={billButtons.confirm}
              value={bill.id}
              isBusy={isBusy(billButtons.confirm)}
              aria-label={messages.actionFor(messages.confirmLabel, nameBill(bill))}
            >
              {messages.confirmLabel}
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="secondary"
            name={deny.name}
            value={bill.id}
            isBusy={isBusy(deny.name)}
            aria-label={messages.actionFor(deny.label, nameBill(bill))}
          >
            {deny.label}
          </Button>
        </Inline>
      </Stack>
    </PageForm>
  );
}

/** What can be done with a bill by whoever looks at it. */
export function BillActions({ bill, service }: BillActionsProps) {
  const { id, may } = bill;
  const { type, id: serviceId } = service;
  const name = nameBill(bill);
  const way = service.method?.kind === 'card' ? 'card' : 'bank';
  const canPay = may.includes('pay');
  const canShare = canShareLink(bill);
  const canSay = may.includes('said-paid');
  const canRecord = may.includes('record-paid');
  const canAnswer = may.includes('confirm-paid') || may.includes('not-paid');
  if (!canPay && !canSay && !canRecord && !canAnswer) return null;
  return (
    <Stack gap="s">
      {canPay || canSay || canRecord ? (
        <Inline gap="s">
          {canPay ? (
            <Link
              variant="primary"
              href={billPaymentPath(type, serviceId, way, id)}
              aria-label={messages.payFor(name)}
            >
              {messages.payLabel}
            </Link>
          ) : null}
          {canSay ? (
            <Link
              variant="secondary"
              href={panelPath(type, serviceId, 'outside', id)}
              aria-label={messages.actionFor(messages.outsideLabel, name)}
            >
              {messages.outsideLabel}
            </Link>
          ) : null}
          {canRecord ? (
            <Link
              variant="secondary"
              href={panelPath(type, serviceId, 'received', id)}
              aria-label={messages.actionFor(messages.receivedLabel, name)}
            >
              {messages.receivedLabel}
            </Link>
          ) : null}
        </Inline>
      ) : null}
      {canShare || (canSay && service.hasPayNow) ? (
        <Inline gap="m">
          {canSay && service.hasPayNow ? (
            <Link
              href={panelPath(type, serviceId, 'paynow', id)}
              aria-label={messages.actionFor(messages.paynowLabel, name)}
            >
              {messages.paynowLabel}
            </Link>
          ) : null}
          {canShare ? (
            <Link
              href={panelPath(type, serviceId, 'link', id)}
              aria-label={messages.actionFor(messages.linkLabel, name)}
            >
              {messages.linkLabel}
            </Link>
          ) : null}
        </Inline>
      ) : null}
      {canAnswer ? <AnswerForm bill={bill} service={service} /> : null}
    </Stack>
  );
}
