import { useWrite } from '@sewa/api/swr';
import { Button, Form, type FormError, Icon, Select, Stack, Text, TextArea } from '@sewa/ui';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as css from './ReportListing.css.ts';
import { chooseReason, explainReport, type RefusedReport, readReport, reportReasons } from './reportForms.ts';

/** The home that is reported, and what was not taken without script. */
interface ReportListingProps {
  readonly listingId: string;
  readonly refused: RefusedReport | null;
}

const reasonId = 'report-reason';
const wordsId = 'report-words';

/** Says at which field a report was not taken. */
const listErrors = (reason: string, isChoice: boolean): FormError[] => [
  { field: isChoice ? reasonId : wordsId, message: reason },
];

/** Tells us what is wrong with a listing; works before and without script, and needs no log-in. */
export function ReportListing({ listingId, refused }: ReportListingProps) {
  const [params] = useSearchParams();
  const [isSent, setSent] = useState(params.has('reported'));
  const [errors, setErrors] = useState(refused ? listErrors(refused.reason, refused.isChoice) : []);
  const { write, isWriting } = useWrite('reportListing');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWriting) return;
    const body = readReport(new FormData(event.currentTarget));
    setErrors(body ? [] : listErrors(chooseReason, true));
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
        <Stack direction="row" gap="s" align="center">
          <Icon name="circle-check" />
          <Text>Thank you. Somebody will look at this listing.</Text>
        </Stack>
      </div>
    );
  }
  return (
    <details id="report" className={css.report} open={refused !== null || undefined}>
      <summary className={css.summary}>
        <Icon name="flag" size="s" /> Report this listing
      </summary>
      <div className={css.form}>
        <Form method="post" noValidate errors={errors} onSubmit={(event) => void submit(event)}>
          <Select
            id={reasonId}
            label="What is wrong?"
            name="reason"
            required
            placeholder="Choose"
            defaultValue={refused?.chosen}
            options={reportReasons}
          />
          <TextArea
            id={wordsId}
            label="What did you notice?"
            name="words"
            hint="Leave out what is private: who reads it sees nothing of you but these words."
            rows={3}
            maxLength={2_000}
            hasCounter
            defaultValue={refused?.message}
          />
          <div className={css.send}>
            <Button type="submit" look="secondary" name="form" value="report" isBusy={isWriting}>
              Send the report
            </Button>
          </div>
        </Form>
      </div>
    </details>
  );
}
