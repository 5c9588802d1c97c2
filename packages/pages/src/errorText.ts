import { catalogue } from '@sewa/api/errors';
import * as messages from './messages.ts';

/** What a page that cannot be shown is called, and why in a sentence. */
export interface ErrorText {
  readonly title: string;
  readonly text: string;
}

const failed: ErrorText = { title: messages.failureTitle, text: catalogue.R001 };

const textByStatus: Readonly<Record<string, ErrorText>> = {
  401: {
    title: messages.noAccessTitle,
    text: messages.noAccessLead,
  },
  403: { title: messages.notAllowedTitle, text: messages.notAllowedLead },
  404: { title: messages.notFoundTitle, text: messages.notFoundLead },
  409: {
    title: messages.outdatedTitle,
    text: messages.outdatedLead,
  },
  429: {
    title: messages.tooManyTitle,
    text: messages.tooManyLead,
  },
  500: failed,
  login: {
    title: messages.logInLoopTitle,
    text: messages.logInLoopLead,
  },
};

/** The words for a status, or null where nobody has any. */
export const findErrorText = (status: string): ErrorText | null =>
  (Object.hasOwn(textByStatus, status) && textByStatus[status]) || null;

/** The words for a status; those of a failure where nobody has any. */
export const getErrorText = (status: number): ErrorText => findErrorText(String(status)) ?? failed;
