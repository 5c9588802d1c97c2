import { catalogue } from '@sewa/api/errors';
import * as messages from './messages.ts';

/** The title and the sentence of an error page. */
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
  company: {
    title: messages.noCompanyTitle,
    text: messages.noCompanyLead,
  },
  login: {
    title: messages.logInLoopTitle,
    text: messages.logInLoopLead,
  },
};

/** The texts for a status, or null if there are none. */
export const findErrorText = (status: string): ErrorText | null =>
  (Object.hasOwn(textByStatus, status) && textByStatus[status]) || null;

/** The texts for a status; by default those of a failure. */
export const getErrorText = (status: number): ErrorText => findErrorText(String(status)) ?? failed;
