// On every page
export const siteLabel = 'Sewa';
export const pageTitle = (title: string) => `${title} · Sandbox`;
export const sandboxNotice =
  "You're in the sandbox on this machine. Nothing was sent to anyone, and no one here is real.";
export const navLabel = 'Sandbox';
export const peopleLabel = 'People';
export const outboxLabel = 'Outbox';
export const linksLabel = 'Links';
export const paymentsLabel = 'Payments';
export const analyticsLabel = 'Analytics';
export const messageTime = (day: string, time: string) => `${day}, ${time}`;

// People to log in as
export const peopleTitle = 'People to log in as';
export const peopleLead = (logInLink: string, outboxLink: string) =>
  `Copy a number, ${logInLink} with it, and find your code in the ${outboxLink}. The numbers start with 8000 and belong to no one.`;
export const logInLinkLabel = 'log in';
export const outboxLinkLabel = 'outbox';
export const tenantsTitle = 'Tenants';
export const landlordsTitle = 'Landlords';
export const agentsTitle = 'Agents';
export const companyUsersTitle = 'Company users';
export const operatorLabel = 'Operator';
export const personTypes = (labels: readonly string[]) => labels.join(', ');
export const copyNumberLabel = 'Copy number';
export const copiedLabel = 'Copied';

// Outbox
export const outboxTitle = 'Outbox';
export const outboxLead =
  'Text messages and emails that would have been sent, newest first. This page updates every two seconds.';
export const outboxEmpty = 'No messages yet.';
export const textMessageTo = (phone: string) => `Text message to ${phone}`;
export const mailTitle = (subject: string) => `Email: ${subject}`;
export const plainTextLabel = 'Plain text';
export const emailTo = (address: string) => `Email to ${address}`;

// Links
export const linksTitle = 'Links';
export const linksLead =
  'Calls to the link service, newest first, and the links it made. The links work on this machine until the process ends. This page updates every two seconds.';
export const linksEmpty = 'No calls yet.';
export const linkCallTitle = {
  open: 'Link data requested',
  link: 'Link created',
  follow: 'Link followed',
} as const;

// Analytics
export const analyticsTitle = 'Analytics';
export const analyticsLead =
  'Events the analytics service got, newest first. They are forwarded every minute. This page updates every two seconds.';
export const analyticsEmpty = 'No events yet. They are sent only from browsers that allow statistics.';
export const visitorNote = (visitor: string) => `Visitor today: ${visitor}`;
export const variantNote = (experiment: string, variant: string) => `Experiment ${experiment}: ${variant}`;
export const tagsTitle = 'Tag manager';
export const tagsEmpty = 'No requests yet.';
export const tagCallTitle = { load: 'Script loaded', hit: 'Page counted' } as const;
export const analyticsServiceTitle = 'Analytics service';
export const analyticsOutageLabel = {
  '': 'Working',
  down: 'Responds with 503',
  hang: "Doesn't respond",
} as const;
export const seeEventsLabel = 'See all events';
export const analyticsServiceFailure = (reason: string) =>
  `The sandbox's analytics service failed: ${reason}.`;

// Where the mobile app would be
export const appTitle = 'The app';
export const appLead = "People would get the mobile app here. The sandbox doesn't have one.";

// Link service and issuers: every page
export const doubleNotice =
  "You're in the sandbox on this machine, not the real service. No one here is real.";
export const simulateOutageLabel = 'Simulate an outage';
export const outageLabel = 'Status';
export const applyOutageLabel = 'Apply';
export const outOfOrder = 'Service unavailable.';
export const notFound = 'Page not found.';
export const linkNotFound = "This sandbox link doesn't exist.";
export const unknownReason = 'unknown error';

// Link service
export const linkServiceTitle = 'Link service';
export const linkOutageLabel = {
  '': 'Working',
  blocked: "Can't be reached, as with an ad blocker",
  'time-out': "Doesn't respond",
  'bad-key': 'Rejects our key',
  garbage: 'Sends invalid responses',
} as const;
export const seeCallsLabel = 'See all calls';
export const linkServiceFailure = (reason: string) => `The sandbox's link service failed: ${reason}.`;

// Issuers
export const issuerTitle = 'Login service';
export const issuerOutageLabel = {
  '': 'Working',
  down: 'Responds with 503',
  hang: "Doesn't respond",
  garbage: 'Sends invalid responses',
  slow: 'Takes a second to respond',
} as const;
export const issuerFailure = (reason: string) => `The sandbox's login service failed: ${reason}.`;
export const loginFailure = (error: string, reason: string) =>
  `The sandbox's login service failed: ${error}. ${reason}`;
export const everyLoginReason = 'Asked at every login';
export const loginCancelled = 'The person cancelled.';
export const loginNotAllowed = "The person isn't allowed to log in.";
export const loginTimedOut = 'The person took too long.';

// Issuers: choose a person
export const chooseTitle = 'Who are you?';
export const chooseLead = (site: string) => `Log in to ${site} as one of these invented people.`;
export const personLegend = 'Person';
export const failureLabel = 'Simulate a problem';
export const returnFailureLabel = {
  '': 'None',
  refuse: 'The issuer rejects the login',
  'time-out': 'The person takes too long',
  replay: 'The previous response is sent again',
  'wrong-state': 'Wrong state',
  'wrong-nonce': 'Wrong nonce',
  'wrong-audience': 'Token for another site',
  'wrong-issuer': 'Token from another issuer',
  expired: 'Expired token',
  'old-log-in': 'Login from an hour ago',
  'no-log-in-time': 'Login without a time',
  unsigned: 'Unsigned token (alg none)',
  'foreign-key': 'Token signed with an unpublished key',
  'new-key': 'Token signed with a newly published key',
  'other-cipher': 'Token encrypted with A256CBC-HS512',
  'userinfo-other-person': 'Myinfo of another person',
  'userinfo-other-audience': 'Myinfo for another site',
  slow: 'Token arrives after a second',
  hang: 'Token never arrives',
  garbage: 'Invalid token',
} as const;
export const continueLabel = 'Continue';
export const cancelLabel = 'Cancel';

// Issuers: the invented people
export const persona = {
  citizen: { label: 'Tan Wei Ling', note: 'Singapore citizen' },
  permanentResident: { label: 'Rajesh Menon', note: 'Permanent resident' },
  onPass: { label: 'Claire Dubois', note: 'Employment Pass, residential status A' },
  onPassWithoutStatus: { label: 'Nguyen Minh', note: 'S Pass, no residential status' },
  oddName: {
    label: 'Odd characters',
    note: 'Singapore citizen with accents, quotes and HTML in the name',
  },
  withoutMobile: { label: 'Siti Aminah', note: 'Singapore citizen without a mobile number' },
  longName: {
    label: 'A very long name',
    note: 'Singapore citizen, also with a very long email address',
  },
  agent: { label: 'Grace Lim', note: 'Singapore citizen, acts for owners and tenants' },
  otherAgent: { label: 'Farid Rahman', note: 'Permanent resident, acts for owners and tenants' },
  residentWithoutMobile: { label: 'Devi Nair', note: 'Permanent resident without a mobile number' },
  withoutMyinfo: { label: 'Ong Log-in Only', note: 'No Myinfo' },
  forCompany: {
    label: 'Quek for a company',
    note: 'No Myinfo. At the second issuer, acts for the company with UEN 00000012D',
  },
} as const;

// Issuers: share Myinfo
export const shareTitle = 'Share your Myinfo with this site?';
export const shareLead = (site: string) => `${site} asks for:`;
export const fieldLabel: Readonly<Record<string, string>> = {
  uinfin: 'NRIC or FIN',
  name: 'Name',
  residentialstatus: 'Residential status',
  passtype: 'Pass type',
  email: 'Email address',
  mobileno: 'Mobile number',
};
export const allowLabel = 'Allow';

// Time and jobs
export const bodyTooLong = (max: number) => `The body is longer than ${max} characters.`;
export const bodyWithoutField = (field: string) => `The body should be an object with "${field}".`;
export const bodyNotJson = 'The body should be JSON.';
export const bodyNotSentAsJson = 'The body should be sent as application/json.';
export const badMoment = (firstYear: number, lastYear: number) =>
  `"now" should be null or an instant like 2026-11-30T09:00:00Z, from ${firstYear} to ${lastYear}.`;
export const badJob = '"job" should be the name of a job.';
export const unknownJob = (job: string) => `There is no job "${job}". See /sandbox/jobs.json.`;
export const clockFailure = (reason: string) =>
  `The clock was moved, but not everything due was done: ${reason}`;
export const jobFailure = (job: string, reason: string) => `The job "${job}" failed: ${reason}`;
export const foreignOrigin = 'This request came from another site.';
