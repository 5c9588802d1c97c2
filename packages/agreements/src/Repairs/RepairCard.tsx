import { buildRouteUrl, type Rental, type Repair } from '@sewa/api/client';
import { parseMoney } from '@sewa/formatters';
import { FormError } from '@sewa/pages/form-notices';
import { type FormResult, findResult } from '@sewa/pages/forms';
import { Accordion, Badge, Card, Heading, Inline, Link, MoneyField, Stack, Text, TextArea } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { DoneBanner } from '../DoneBanner.tsx';
import { FirstIssue } from '../FirstIssue.tsx';
import { StepForm } from '../StepForm.tsx';
import { OneFile } from '../Upload/OneFile.tsx';
import { FILE } from '../Upload/storeFile.ts';
import * as messages from './messages.ts';
import { nameRepair } from './repairForms.ts';

interface RepairProps {
  readonly repair: Repair;
  readonly side: Rental['side'];
}

interface InvoiceProps extends Pick<RepairProps, 'repair'> {
  readonly sends: Readonly<Record<string, string | number>>;
  readonly result: FormResult | null;
}

/** What a repair cost, with the invoice; folded away, for most who look are not the one who has it. */
function InvoiceForm({ repair, sends, result }: InvoiceProps) {
  const { typed, fields } = { typed: {}, fields: {}, ...result };
  const isRefused = fields.amount !== undefined || fields[FILE] !== undefined;
  const content = (
    <StepForm name="repair-invoice" size="s" sends={sends} label={messages.invoiceButton}>
      <MoneyField
        label={messages.amountLabel}
        name="amount"
        autoComplete="off"
        defaultValue={parseMoney(typed.amount)}
        error={fields.amount}
      />
      <OneFile
        id={`invoice-${repair.id}`}
        label={messages.invoiceLabel}
        error={fields[FILE]}
        kept={typed[FILE]}
      />
    </StepForm>
  );
  const id = `invoice-of-${repair.id}`;
  return (
    <Accordion
      key={`${repair.version} ${isRefused}`}
      items={[{ id, title: messages.invoiceTitle, content, defaultOpen: isRefused }]}
    />
  );
}

/** What can be done with a repair now. */
function Steps({ repair }: Pick<RepairProps, 'repair'>) {
  const { may } = repair;
  const result = findResult(useActionData(), nameRepair(repair.id));
  const { typed, fields } = { typed: {}, fields: {}, ...result };
  const sends = { repairId: repair.id, repairVersion: repair.version };
  if (may.length === 0) return null;
  return (
    <Stack gap="l">
      {may.includes('answer') ? (
        <StepForm name="repair-answer" size="s" sends={sends} label={messages.answerButton}>
          <TextArea
            label={messages.answerLabel}
            name="words"
            rows={2}
            maxLength={2_000}
            defaultValue={typed.words}
            error={fields.words}
          />
          <MoneyField
            label={messages.quoteLabel}
            hint={messages.quoteHint}
            name="quote"
            autoComplete="off"
            defaultValue={parseMoney(typed.quote)}
            error={fields.quote}
          />
        </StepForm>
      ) : null}
      {may.includes('invoice') ? <InvoiceForm repair={repair} sends={sends} result={result} /> : null}
      {may.includes('split') ? (
        <StepForm name="repair-split" size="s" sends={sends} label={messages.splitButton}>
          <MoneyField
            label={messages.shareLabel}
            hint={messages.shareHint}
            name="share"
            autoComplete="off"
            defaultValue={parseMoney(typed.share)}
            error={fields.share}
          />
        </StepForm>
      ) : null}
      {may.includes('confirm') ? (
        <StepForm name="repair-confirm" size="s" sends={sends} label={messages.confirmButton} />
      ) : null}
      {may.includes('close') ? (
        <StepForm name="repair-close" size="s" sends={sends} label={messages.closeButton} />
      ) : null}
    </Stack>
  );
}

function Money({ repair }: Pick<RepairProps, 'repair'>) {
  const { quoteCents, cents, tenantCents, invoiceFileId, confirmedBy, payerWords } = repair;
  return (
    <Stack gap="xs">
      {cents === null ? null : <Text>{messages.cost(cents, quoteCents)}</Text>}
      {cents === null && quoteCents !== null ? <Text>{messages.quote(quoteCents)}</Text> : null}
      {cents === null || tenantCents === null ? null : (
        <Text weight="bold">{messages.splitWords(tenantCents, cents - tenantCents)}</Text>
      )}
      {payerWords ? (
        <Text size="s" tone="muted">
          {payerWords}
        </Text>
      ) : null}
      {confirmedBy.length > 0 ? (
        <Text size="s">
          {messages.confirmedBy(confirmedBy.map((side) => messages.sideWords[side]).join(' and '))}
        </Text>
      ) : null}
      {invoiceFileId ? (
        <Link href={buildRouteUrl('getFile', { id: invoiceFileId })}>{messages.invoice}</Link>
      ) : null}
    </Stack>
  );
}

/** Something to mend: what it is, where it stands, what it costs whom, and what can be done. */
export function RepairCard({ repair, side }: RepairProps) {
  const { id, number, state, words, urgency, reportedBy, reportedAt, fileIds, answer } = repair;
  const result = findResult(useActionData(), nameRepair(id));
  const isOver = state === 'settled' || state === 'closed';
  return (
    <Card padding="m" id={nameRepair(id)}>
      <Stack gap="m">
        <DoneBanner result={result} />
        <FormError result={result} />
        <FirstIssue result={result} />
        <Inline gap="s" justify="between">
          <Heading level={3} size="s">
            {messages.number(number)}
          </Heading>
          <Badge tone={isOver ? 'success' : 'warning'}>{messages.stateWords[state]}</Badge>
        </Inline>
        <Text as="p">{words}</Text>
        <Text size="s" tone="muted">
          {messages.reportedOn(
            reportedBy === side ? messages.you : messages.sideWords[reportedBy],
            reportedAt,
          )}{' '}
          {isOver ? null : messages.howUrgent(messages.urgency[urgency])}
        </Text>
        {fileIds.map((file, index) => (
          <Link key={file} href={buildRouteUrl('getFile', { id: file })}>
            {messages.photo(index + 1)}
          </Link>
        ))}
        {answer ? <Text as="p">{answer}</Text> : null}
        <Money repair={repair} />
        <Steps repair={repair} />
      </Stack>
    </Card>
  );
}
