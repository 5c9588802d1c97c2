/** A requirement of the OWASP Application Security Verification Standard 5.0 that a test can show, in our words. */
export interface AsvsRow {
  readonly number: string;
  readonly requirement: string;
  /** Why no test names it yet; left out where one does. */
  readonly notYet?: string;
}

const noOffers = 'There are no offers or contracts yet.';

/**
 * The rows of ASVS 5.0 (numbers as in the repository of the standard on 19 July 2026) that are most worth a test. Tests name
 * theirs: '... (ASVS 6.5.1, 6.6.2)'.
 */
export const asvsRows: readonly AsvsRow[] = [
  { number: '1.2.4', requirement: 'search, filter and sort parameters cannot change the SQL' },
  { number: '2.2.1', requirement: 'what comes in is checked against what is allowed' },
  { number: '2.2.2', requirement: 'it is checked on the server' },
  { number: '2.3.1', requirement: 'steps of a process cannot be left out or done in another order' },
  {
    number: '2.3.3',
    requirement: 'accepting an offer and making its contract is one transaction',
    notYet: noOffers,
  },
  { number: '2.3.4', requirement: 'fifty acceptances at once make one contract', notYet: noOffers },
  { number: '2.4.1', requirement: 'codes, searches and forms are limited in number' },
  { number: '3.2.1', requirement: 'an answer of the API opened as a page is not rendered as one' },
  { number: '3.3.1', requirement: 'cookies are Secure and prefixed' },
  { number: '3.3.3', requirement: 'cookies belong to their host unless they are shared on purpose' },
  { number: '3.3.4', requirement: "the session's secret is out of reach of scripts and stands in no answer" },
  { number: '3.4.1', requirement: 'https only, for a year at least, subdomains too' },
  { number: '3.4.2', requirement: 'no foreign origin is let in' },
  { number: '3.4.3', requirement: 'a content security policy with nonces or hashes, no objects, no base' },
  { number: '3.4.4', requirement: 'types are not guessed' },
  { number: '3.4.6', requirement: 'nobody frames our pages' },
  { number: '3.5.1', requirement: 'a request forged by another site is refused' },
  { number: '3.5.3', requirement: 'reading changes nothing' },
  { number: '3.7.2', requirement: 'redirects leave the domain only to hosts on a list' },
  { number: '4.1.3', requirement: 'headers a client may have written are not believed' },
  { number: '5.2.1', requirement: 'uploads are limited in size' },
  { number: '5.2.2', requirement: 'the name and the content of an upload agree' },
  { number: '6.3.8', requirement: 'log-in does not tell whether somebody has an account' },
  { number: '6.5.1', requirement: 'a one-time code works once' },
  { number: '6.5.5', requirement: 'a one-time code ends within ten minutes' },
  { number: '6.6.2', requirement: 'a one-time code works only in the browser that asked' },
  { number: '6.6.3', requirement: 'wrong codes are limited in number' },
  { number: '6.8.1', requirement: 'an identity is its issuer and subject together' },
  {
    number: '6.8.4',
    requirement: 'where a recent log-in at the issuer is wanted, its time is looked at',
  },
  { number: '7.2.3', requirement: 'a session has at least 128 bits of chance' },
  { number: '7.2.4', requirement: 'a log-in and a change of corporate begin a new session' },
  { number: '7.3.1', requirement: 'a session ends when it is not used' },
  { number: '7.3.2', requirement: 'a session ends at last, however much it is used' },
  { number: '7.4.1', requirement: 'a session is dead after log-out' },
  { number: '7.4.2', requirement: 'all sessions end with the account' },
  { number: '7.5.1', requirement: 'who one is is proven anew before what one logs in with is changed' },
  { number: '8.2.2', requirement: "other people's things are not found" },
  { number: '8.2.3', requirement: 'fields may be read and written by those who may' },
  { number: '8.3.2', requirement: 'a change of role holds from the next request' },
  { number: '8.4.1', requirement: 'one corporate cannot see another' },
  { number: '9.1.1', requirement: 'unsigned tokens are refused' },
  { number: '9.1.2', requirement: 'tokens signed in another way than agreed are refused' },
  { number: '9.2.1', requirement: 'tokens outside their time are refused' },
  { number: '9.2.3', requirement: 'tokens for somebody else are refused' },
  { number: '10.1.2', requirement: 'a return without the state of this browser is refused' },
  { number: '10.2.1', requirement: 'a return forged by another site is refused' },
  { number: '10.5.1', requirement: 'an identity token without our nonce is refused' },
  { number: '14.2.1', requirement: 'nothing secret or personal stands in an address' },
  { number: '14.2.6', requirement: 'identity numbers are masked' },
  { number: '14.3.2', requirement: 'private pages are kept nowhere' },
  { number: '15.3.3', requirement: 'fields nobody asked for change nothing' },
  { number: '16.2.5', requirement: 'codes, secrets and identity numbers are not logged' },
  { number: '16.3.1', requirement: 'log-ins are logged, those that fail too' },
  { number: '16.3.2', requirement: 'refusals are logged' },
  { number: '16.5.1', requirement: 'an error tells nothing of the inside' },
  { number: '16.5.3', requirement: 'what fails does not open anything' },
];
