/** What one return to the site may go wrong with; the person chooses it on the page that asks who they are. */
export const returnFailures = [
  { name: '', label: 'Nothing: all goes well' },
  { name: 'refuse', label: 'The issuer refuses' },
  { name: 'time-out', label: 'The person took too long' },
  { name: 'replay', label: 'The answer before is sent again' },
  { name: 'wrong-state', label: 'Another state' },
  { name: 'wrong-nonce', label: 'Another nonce' },
  { name: 'wrong-audience', label: 'A token for another site' },
  { name: 'wrong-issuer', label: 'A token of another issuer' },
  { name: 'expired', label: 'A token that has ended' },
  { name: 'old-log-in', label: 'A log-in of an hour ago' },
  { name: 'no-log-in-time', label: 'A log-in of no known time' },
  { name: 'unsigned', label: 'A token nobody signed (alg none)' },
  { name: 'foreign-key', label: 'A token signed with a key nobody published' },
  { name: 'new-key', label: 'A token signed with a new key, just published' },
  { name: 'other-cipher', label: 'A token encrypted with A256CBC-HS512' },
  { name: 'userinfo-other-person', label: 'Myinfo of another person' },
  { name: 'userinfo-other-audience', label: 'Myinfo for another site' },
  { name: 'slow', label: 'The token comes after a second' },
  { name: 'hang', label: 'The token never comes' },
  { name: 'garbage', label: 'The token is no token' },
] as const;

/** The name of one of them; '' where all goes well. */
export type ReturnFailure = (typeof returnFailures)[number]['name'];

/** Whether it is Myinfo that goes wrong, and the log-in goes well. */
export const isUserinfoFailure = (failure: ReturnFailure) => failure.startsWith('userinfo-');

/** What may be wrong with every answer of the issuer's own endpoints. */
export const outages = [
  { name: '', label: 'It works' },
  { name: 'down', label: 'Every answer is 503' },
  { name: 'hang', label: 'No answer comes' },
  { name: 'garbage', label: 'The answers are garbage' },
  { name: 'slow', label: 'Each answer takes a second' },
] as const;

/** The name of one of them; '' where it works. */
export type Outage = (typeof outages)[number]['name'];

/** The fault of a name; '' for one nobody knows. */
export const parseReturnFailure = (name: unknown): ReturnFailure =>
  returnFailures.find((failure) => failure.name === name)?.name ?? '';

/** The outage of a name; '' for one nobody knows. */
export const parseOutage = (name: unknown): Outage =>
  outages.find((outage) => outage.name === name)?.name ?? '';
