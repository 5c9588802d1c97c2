import { useWrite } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { ResultFocus } from '@sewa/pages/form-notices';
import { Button, Form, type FormError, Icon, Select, Stack, Text, TextArea } from '@sewa/ui';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as messages from './messages.ts';
import * as css from './ReportListing.css.ts';
import { explainReport, parseReport, type RejectedReport, reportReasons } from './reportForms.ts';

/** The home that is reported, and what was not taken without script. */
interface ReportListingProps {
  readonly listingId: string;
  readonly rejected: RejectedReport | null;
}

const reasonId = 'report-reason';
const textId = 'report-words';

/** Says at which field a report was not taken. */
const listErrors = (reason: string, isChoice: boolean): FormError[] => [
  { field: isChoice ? reasonId : textId, message: reason },
];

/** Tells us what is wrong with a listing; works before and without script, and needs no log-in. */
export function ReportListing({ listingId, rejected }: ReportListingProps) {
  const [params] = useSearchParams();
  const [isSent, setSent] = useState(params.has('reported'));
  const [errors, setErrors] = useState(rejected ? listErrors(rejected.reason, rejected.isChoice) : []);
  const { write, isWriting } = useWrite('reportListing');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWriting) return;
    const body = parseReport(new FormData(event.currentTarget));
    setErrors(body ? [] : listErrors(messages.chooseReportReason, true));
    if (!body) return;
    try {
      await write({ id: listingId, body });
      setSent(true);
    } catch (reason) {
      setErrors(listErrors(explainReport(reason), false));
    }
  };
  if (isSent) {
    return (
      <div id="report" className={css.report} role="status">
        <ResultFocus result={isSent}>
          <Stack direction="row" gap="s" align="center">
            <Icon name="circle-check" />
            <Text>{messages.reportSent}</Text>
          </Stack>
        </ResultFocus>
      </div>
    );
  }
  return (
    <details id="report" className={css.report} open={rejected !== null || undefined}>
      <summary className={css.summary}>
        <Icon name="flag" size="s" /> {messages.reportLabel}
      </summary>
      <div className={css.form}>
        <PageForm
          as={Form}
          // It stands on a public page, which is the same for everybody.
          isKeyed={false}
          noValidate
          errors={errors}
          onSubmit={(event) => void submit(event)}
        >
          <Select
            id={reasonId}
            label={messages.reportReasonLabel}
            name="reason"
            required
            placeholder={messages.reportReasonPlaceholder}
            defaultValue={rejected?.chosen}
            options={reportReasons}
          />
          <TextArea
            id={textId}
            label={messages.reportMessageLabel}
            name="message"
            hint={messages.reportMessageHint}
            rows={3}
            maxLength={2_000}
            hasCounter
            defaultValue={rejected?.message}
          />
          <div className={css.send}>
            <Button type="submit" variant="secondary" name="form" value="report" isBusy={isWriting}>
              {messages.sendReportLabel}
            </Button>
          </div>
        </PageForm>
      </div>
    </details>
  );
}
