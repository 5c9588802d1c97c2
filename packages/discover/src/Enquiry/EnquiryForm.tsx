import type { ListingItem } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { listingPath } from '@sewa/paths';
import { Button, Icon, Stack, Text, TextArea } from '@sewa/ui';
import * as common from '../messages.ts';
import * as css from './EnquiryForm.css.ts';
import type { RejectedEnquiry } from './enquiryForms.ts';
import * as messages from './messages.ts';
import { useEnquiry } from './useEnquiry.ts';

/** Whom the message goes to, and what stands in the form from the start. */
interface EnquiryFormProps {
  readonly listing: ListingItem;
  readonly listerName: string;
  /** What was written before log-in. */
  readonly message?: string;
  /** What was not taken without script. */
  readonly rejected?: RejectedEnquiry | null;
  /** True where somebody is known to be signed in. */
  readonly isSignedIn?: boolean;
  /** Id of the field, where links lead to it. */
  readonly fieldId?: string;
}

/** A first message to who lets a home; works before and without script, and asks to log in on the way where that is needed. */
export function EnquiryForm({
  listing,
  listerName,
  message,
  rejected,
  isSignedIn = false,
  fieldId,
}: EnquiryFormProps) {
  const { field, error, isSending, isSent, sentCount, storeMessage, submit } = useEnquiry(
    listing,
    listerName,
  );
  return (
    <PageForm
      // The same message about the same home is one enquiry by itself. It also stands on a public page.
      isKeyed={false}
      action={listingPath(listing.id, listing.slug)}
      className={css.form}
      onSubmit={(event) => void submit(event)}
    >
      <TextArea
        // A message that was sent leaves an empty field.
        key={sentCount}
        ref={field}
        id={fieldId}
        label={messages.messageLabel}
        name="message"
        rows={4}
        maxLength={2_000}
        hasCounter
        required
        placeholder={messages.messagePlaceholder}
        defaultValue={sentCount > 0 ? undefined : (rejected?.message ?? message)}
        error={error ?? rejected?.reason}
        onChange={(event) => storeMessage(event.currentTarget.value)}
      />
      <div role="status" className={css.status}>
        {isSent ? (
          <Stack direction="row" gap="s" align="center">
            <Icon name="circle-check" />
            <Text>{messages.messageSent}</Text>
          </Stack>
        ) : null}
      </div>
      <Button type="submit" name="form" value="enquiry" isBusy={isSending}>
        <Icon name="mail" />
        {` ${common.messageLabel(listerName)}`}
      </Button>
      <Text as="p" size="s" tone="muted">
        {isSignedIn
          ? messages.enquirySharing(listerName)
          : `${messages.enquirySharing(listerName)} ${messages.enquiryLogIn}`}
      </Text>
    </PageForm>
  );
}
