import type { Payee, PaymentMethod, ServiceDraft } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatAddress, formatMoney } from '@sewa/formatters';
import { type ApplyStep, flowApplyPath } from '@sewa/paths';
import { findLastDay } from '@sewa/tenancy';
import { Banner, DescriptionList, DescriptionListItem, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { listMissingSteps, listSteps } from './applySteps.ts';
import { Fees } from './Fees.tsx';
import { FirstBills } from './FirstBills.tsx';
import * as messages from './messages.ts';
import { StepForm } from './StepForm.tsx';

interface CheckProps {
  readonly draft: ServiceDraft;
  readonly payee: Payee | null;
  readonly method: PaymentMethod | null;
}

type Row = readonly [name: string, value: string];

function listRent({ fields }: ServiceDraft): Row[] {
  const { monthlyRent, charges = [], depositCents, dueDay, from, months } = fields;
  if (monthlyRent === undefined || from === undefined || months === undefined || dueDay === undefined)
    return [];
  return [
    [messages.rentLabel, messages.perMonth(monthlyRent)],
    ...charges.map(({ words, cents }): Row => [words, messages.perMonth(cents)]),
    [messages.termLabel, messages.term(from, findLastDay({ from, months }), months)],
    [messages.dueLabel, messages.dueEvery(dueDay)],
    ...(depositCents ? [[messages.depositLabel, formatMoney(depositCents)] as Row] : []),
  ];
}

function nameMethod(method: PaymentMethod | null): string {
  if (method === null) return messages.laterOption;
  return method.kind === 'card'
    ? messages.cardOption(method.masked)
    : messages.methodOption(method.bank, method.masked);
}

/** What a step says, as names and values. */
function listRows(step: ApplyStep, { draft, payee, method }: CheckProps): Row[] {
  const { home, fileIds = [] } = draft.fields;
  if (step === 'home') return home ? [[messages.homeLabel, formatAddress(home.address)]] : [];
  if (step === 'rent') return listRent(draft);
  if (step === 'agreement') return [[messages.filesLabel, messages.filesCount(fileIds.length)]];
  if (step !== 'payee' || payee === null) return [];
  return [
    [messages.payeeLabel, `${payee.name}, ${messages.payeeDescription(payee.bank, payee.masked)}`],
    [messages.payByLabel, nameMethod(method)],
  ];
}

function CheckedStep({ step, ...props }: CheckProps & { readonly step: ApplyStep }) {
  const rows = listRows(step, props);
  const name = messages.stepName[step];
  const href = flowApplyPath(props.draft.type, step);
  return (
    <Stack as="section" gap="s">
      <Inline gap="m">
        <Heading level={2} size="s">
          {name}
        </Heading>
        <Link href={href} aria-label={messages.editFor(name)}>
          {messages.editLabel}
        </Link>
      </Inline>
      <DescriptionList layout="rows">
        {rows.map(([label, value]) => (
          <DescriptionListItem key={label} name={label}>
            {value}
          </DescriptionListItem>
        ))}
      </DescriptionList>
    </Stack>
  );
}

/** Everything that was typed, in plain words, before it is sent. */
export function CheckStep({ draft }: { readonly draft: ServiceDraft }) {
  const isPay = draft.type === 'pay';
  const { data: payees } = useRoute('listPayees', isPay ? {} : null);
  const { data: methods } = useRoute('listPaymentMethods', isPay ? {} : null);
  const payee = payees?.find(({ id }) => id === draft.fields.payeeId) ?? null;
  const method = methods?.find(({ id }) => id === draft.fields.methodId) ?? null;
  const [missing] = listMissingSteps(draft);
  const steps = listSteps(draft.type).filter((step) => step !== 'check');
  if (missing)
    return (
      <Banner
        tone="warning"
        title={messages.missingTitle}
        actions={
          <Link variant="primary" href={flowApplyPath(draft.type, missing)}>
            {messages.addFor[missing]}
          </Link>
        }
      />
    );
  return (
    <StepForm step="check" draft={draft} label={messages.createLabel[draft.type]}>
      {() => (
        <>
          {steps.map((step) => (
            <CheckedStep key={step} step={step} draft={draft} payee={payee} method={method} />
          ))}
          {isPay ? <FirstBills fields={draft.fields} /> : null}
          {isPay ? <Fees cents={draft.fields.monthlyRent} /> : null}
          <Stack gap="xs">
            <Heading level={2} size="s">
              {messages.nextTitle}
            </Heading>
            <Text>{isPay ? messages.nextPay(payee?.name ?? '') : messages.nextWaiting}</Text>
          </Stack>
        </>
      )}
    </StepForm>
  );
}
