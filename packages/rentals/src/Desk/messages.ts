export const sectionName = {
  partners: 'Partners',
  waitlists: 'Waitlists',
  experiments: 'Experiments',
} as const;
export const sectionLead = {
  partners:
    'Sites that show our frames. Companies add their own under User Management; you can see and end all of them here.',
  waitlists: 'People confirm by a link in an email. Each look at the people and each download is logged.',
  experiments:
    'Only people who allow statistics take part; everyone else sees control. Starting one again counts from zero.',
} as const;
export const sectionsLabel = 'Operator tools';
export const cancelLabel = 'Cancel';
export const never = 'Never';

// Partners
export const partnersCaption = (count: number): string => (count === 1 ? '1 partner' : `${count} partners`);
export const noPartnersTitle = 'No partners yet';
export const noPartnersLead = 'Partners appear here once a company adds a site, or you add one.';
export const nameHead = 'Partner';
export const sitesHead = 'Allowed sites';
export const lastUseHead = 'Last used';
export const leadsLatelyHead = 'Leads in 30 days';
export const leadsHead = 'Leads in all';
export const statusHead = 'Status';
export const ofNoCompany = 'Added by an operator';
export const noCompany = 'None, added by an operator';
export const partnerState = { live: 'Live', ended: 'Ended' } as const;
export const allPartnersLabel = 'All partners';
export const partnerGone = 'There is no partner with this key.';
export const partnerFact = {
  company: 'Company',
  key: 'Key',
  testKey: 'Test key',
  sites: 'Allowed sites',
  created: 'Added',
  ended: 'Ended',
  lastUse: 'Last used',
  leads: 'Leads',
} as const;
export const leadsOf = (total: number, lately: number, test: number): string =>
  `${total} in all, ${lately} in the last 30 days, ${test} ${test === 1 ? 'test' : 'tests'}`;
export const companyOf = (name: string, isVerified: boolean): string =>
  isVerified ? name : `${name} (not verified)`;
export const partnerAdded = 'Partner added. Give them the key below: it isn’t secret.';
export const addPartnerTitle = 'Add a partner';
export const addPartnerLead =
  'For a partner without a company account here. Others add their sites themselves.';
export const partnerNameLabel = 'Name';
export const originsLabel = 'Allowed sites';
export const originsHint = 'One a line, like https://www.example.com. 10 at most.';
export const addPartnerLabel = 'Add partner';
export const missing: Readonly<Record<string, string>> = {
  name: 'Enter the name of the partner.',
  origins: 'Enter at least one site.',
};
export const signingKeysTitle = 'Signing keys';
export const signingKeysLead = 'They check the tokens with which the partner vouches for its users.';
export const noSigningKeys = 'None yet.';
export const keyAddedOn = (day: string): string => `Added ${day}`;
export const publicKeyLabel = 'Public key';
export const publicKeyHint =
  'PEM or JWK: Ed25519, P-256, or RSA of 2,048 bits or more. Never the private one.';
export const addKeyLabel = 'Add signing key';
export const keyAdded = 'Signing key added. It works from now on.';
export const endTitle = 'End this partner';
export const endLead =
  'Its keys stop working at once and its frames show nothing. Accounts of its people are deleted in 30 days. This can’t be undone.';
export const endLabel = 'End partner';
export const endQuestion = (name: string): string => `End ${name} for good?`;
export const partnerEnded = 'Partner ended.';

// Waitlists
export const waitlistsCaption = (count: number): string =>
  count === 1 ? '1 waitlist' : `${count} waitlists`;
export const waitlistHead = 'Waitlist';
export const confirmedHead = 'Confirmed';
export const unconfirmedHead = 'Not confirmed';
export const lastJoinedHead = 'Last joined';
export const waitlistState = { open: 'Open', closed: 'Closed' } as const;
export const noWaitlistsTitle = 'No waitlists yet';
export const noWaitlistsLead = 'Add one with the command waitlists add.';
export const allWaitlistsLabel = 'All waitlists';
export const waitlistGone = 'There is no waitlist with this name.';
export const seePageLabel = 'See its page';
export const downloadLabel = 'Download CSV';
export const closeLabel = 'Close waitlist';
export const openLabel = 'Open again';
export const waitlistClosed = 'Closed. Nobody can join any more.';
export const waitlistOpened = 'Open again.';
export const peopleCaption = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
export const firstPeople = (shown: number, count: number): string =>
  `The first ${shown} of ${count}. The CSV has all of them.`;
export const noPeopleTitle = 'Nobody has confirmed yet';
export const noPeopleLead = (waiting: number): string => {
  if (waiting === 0) return 'People appear here once they confirm their email.';
  return waiting === 1 ? '1 person still has to confirm.' : `${waiting} people still have to confirm.`;
};
export const placeHead = 'Place';
export const personHead = 'Name';
export const emailHead = 'Email';
export const phoneHead = 'Phone';
export const joinedHead = 'Joined';
export const noPhone = 'Not given';

// Experiments
export const noExperimentsTitle = 'No experiments yet';
export const noExperimentsLead = 'Experiments are written in the code, and started here.';
export const running = 'Running';
export const stopped = 'Stopped';
export const notStarted = 'Not started';
export const runningSince = (day: string): string => `Since ${day}`;
export const stoppedOn = (day: string): string => `Stopped ${day}`;
export const pagesFact = 'Pages';
export const goalFact = 'Goal';
export const peopleFact = 'People so far';
export const goalName = {
  'page-viewed': 'Views a page',
  'experiment-viewed': 'Sees the experiment',
  'search-made': 'Makes a search',
  'listing-viewed': 'Views a listing',
  'home-saved': 'Saves a home',
  'enquiry-sent': 'Sends an enquiry',
  'page-shared': 'Shares a page',
  'calculation-made': 'Makes a calculation',
  'sign-up-started': 'Starts to sign up',
  'sign-up-completed': 'Signs up',
  'listing-published': 'Publishes a listing',
  'application-sent': 'Sends an application',
} as const;
export const variantsCaption = (id: string): string => `Variants of ${id}`;
export const variantHead = 'Variant';
export const weightHead = 'Share';
export const peopleHead = 'People';
export const reachedHead = 'Reached goal';
export const rateHead = 'Rate';
export const againstHead = 'Against control';
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const points = (difference: number): string =>
  `${difference < 0 ? '−' : '+'}${Math.abs(100 * difference).toFixed(1)} points`;
export const nothingYet = '–';
export const splitWarning =
  'People aren’t split as the shares say. Check how they’re assigned before you trust the rates.';
export const startLabel = 'Start';
export const stopLabel = 'Stop';
export const startLabelFor = (id: string): string => `Start ${id}`;
export const stopLabelFor = (id: string): string => `Stop ${id}`;
export const stopQuestion = (id: string): string =>
  `Stop ${id}? Everyone sees control. The numbers stay until you start it again.`;
export const restartQuestion = (id: string): string => `Start ${id} again? Its numbers count from zero.`;
export const experimentStarted = 'Started.';
export const experimentStopped = 'Stopped. Everyone sees control.';
