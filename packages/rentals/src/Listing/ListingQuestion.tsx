import { ConfirmQuestion } from '@sewa/pages/form-notices';
import type { FormResult } from '@sewa/pages/forms';
import { declining, listingFields } from './listingForms.ts';
import * as messages from './messages.ts';

interface ListingQuestionProps {
  /** The answer to the form of the listing, which asks something. */
  readonly result: FormResult;
  /** What is asked before a listing is closed. */
  readonly closeQuestion: string;
}

/** Asks inside the form of a listing whether it is closed, or whether its open offers are declined. */
export function ListingQuestion({ result: { error, typed }, closeQuestion }: ListingQuestionProps) {
  const { action } = listingFields;
  if (error === null)
    return (
      <ConfirmQuestion
        question={closeQuestion}
        cancelLabel={messages.keepListingLabel}
        confirmLabel={messages.closeListingLabel}
        name={action}
        value="close"
      />
    );
  const name = typed[action] === 'close' ? 'close' : 'let';
  return (
    <ConfirmQuestion
      question={error}
      cancelLabel={messages.keepOffersLabel}
      confirmLabel={messages.declineLabel[name]}
      name={action}
      value={declining[name]}
    />
  );
}
