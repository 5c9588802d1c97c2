import { catalogue } from '@sewa/api/errors';

/** What a page that cannot be shown is called, and why in a sentence. */
export interface ErrorText {
  readonly title: string;
  readonly text: string;
}

const failed: ErrorText = { title: 'Internal Server Error', text: catalogue.R001 };

const textByStatus: Readonly<Record<string, ErrorText>> = {
  401: {
    title: 'You may not see this page',
    text: 'Your account has no permission for it. If that is not right, ask whoever manages your account.',
  },
  403: { title: 'This is not allowed', text: 'The request was understood and refused.' },
  404: { title: 'Page Not Found', text: 'There is nothing at this address.' },
  409: {
    title: 'This page is out of date',
    text: 'You act for another corporate now than the one it was drawn for. Nothing was changed. Load it anew.',
  },
  429: {
    title: 'Too Many Requests',
    text: 'More was asked for in a short time than one visitor needs. Wait a minute, then load the page again.',
  },
  500: failed,
  login: {
    title: 'Log-in does not hold',
    text: 'You were sent back and forth between log-in and a page, so we stopped. Your browser may refuse cookies, or its clock may be wrong. Allow cookies for this site, set the clock, and log in again.',
  },
};

/** The words for a status, or null where nobody has any. */
export const findErrorText = (status: string): ErrorText | null =>
  (Object.hasOwn(textByStatus, status) && textByStatus[status]) || null;

/** The words for a status; those of a failure where nobody has any. */
export const getErrorText = (status: number): ErrorText => findErrorText(String(status)) ?? failed;
