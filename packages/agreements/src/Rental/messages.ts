import * as common from '../messages.ts';

export const description = 'One rental: whose turn it is, the offers, the parties and every step.';
export const failureTitle = "We can't show this contract right now";

// Where it stands
export const progressLabel = 'Where this rental stands';
export const steps = {
  talk: 'Talk',
  offer: 'Offer',
  agreed: 'Agreed',
  agreement: 'Agreement',
  signatures: 'Signatures',
  signed: 'Signed',
  living: 'Living',
  settled: 'Settled',
} as const;

// Now
export const nowTitle = 'What to do now';
export const now = {
  answer: (until: string, names: string): string =>
    `${names} made you an offer. Accept it, make a counter-offer or decline by ${common.sayMoment(until)}. After that it expires by itself.`,
  waiting: (until: string, names: string): string =>
    `Nothing to do: ${names} can answer your offer until ${common.sayMoment(until)}. We'll email you as soon as they do.`,
  talkingTenant: 'Make an offer when you are ready. Until then, ask anything in the conversation.',
  talkingLandlord: 'No offer is open. Wait for one, or make one yourself.',
  expired: 'The last offer expired without an answer. Either side can make a new one.',
  agreedNext: 'Check the other side’s identity and the right to rent out before you pay anything.',
  withdrawn: 'This rental is over. Nothing more can be done here; the record below stays.',
  letOther: 'The home is no longer available.',
  occupier: 'You are an occupier of this rental: you see every step, and the others decide.',
} as const;
export const acceptLabel = 'Accept offer';
export const counterLabel = 'Make a counter-offer';
export const declineLabel = 'Decline';
export const makeOfferLabel = 'Make an offer';
export const conversationLabel = 'Open conversation';
export const accepted = 'Accepted. You have agreed, subject to contract.';
export const declined = 'Declined. The other side has been told.';
export const withdrawLabel = 'Withdraw';
export const withdrawQuestion = {
  agreed:
    'Withdraw from what you agreed? The home goes back on the market, the other side is told, and this rental is over for good.',
  other:
    'Withdraw from this rental? Any open offer ends, the other side is told, and this rental is over for good.',
} as const;
export const withdrawConfirm = 'Yes, withdraw';
export const withdrawCancel = 'Keep this rental';
export const withdrawn = 'Withdrawn. The other side has been told.';

// Terms and offers
export const termsTitle = {
  agreed: 'What you agreed',
  offer: 'Offer',
  counter: 'Offer and counter-offer',
} as const;
export const termsCaption = 'Terms of the latest offers, side by side';
export const term = 'Term';
export const offerBy = (number: number, name: string): string => `Offer ${number} by ${name}`;
export const you = 'you';
export const changed = 'Changed';
export const termName = {
  monthlyRent: 'Monthly rent',
  from: 'First day',
  months: 'Lease',
  deposit: 'Security deposit',
  duty: 'Stamp duty',
  clauses: 'Clauses',
  occupiers: 'Occupiers',
  goodFaith: 'Good-faith deposit',
  expires: 'Open until',
} as const;
export const dutyPaidBy = {
  tenant: 'The tenant pays',
  landlord: 'The landlord pays',
  shared: 'Shared equally',
} as const;
export const noClauses = 'None asked for';
export const none = 'None';
export const goodFaith = (sum: string): string => `${sum}, between you: we never hold it`;
export const offerState = {
  open: 'Open',
  countered: 'Answered with other terms',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const;
export const status = 'Status';

// The law
export const lawTitle = 'What the law says';
export const lawFine = 'We found no rule against these terms.';
export const lawLead = 'We check each offer against the rules we know. This is not legal advice.';
export const rulesLabel = 'Check who may rent this home, rule by rule';
export const answer = { yes: 'Allowed', no: 'Not allowed', ask: 'Check first' } as const;
export const basis = { law: 'Law', custom: 'Custom, not law', estimate: 'Estimate' } as const;
export const checkedOn = (day: string): string => `checked ${common.sayDay(day)}`;

// Parties
export const partiesTitle = 'Parties';
export const sideName = { tenant: 'Tenant side', landlord: 'Landlord side' } as const;
export const isYou = '(you)';
export const hasLeft = 'Left';
export const unnamed = 'Name not known yet';
export const inviteTitle = 'Invite someone to your side';
export const inviteRole = 'Role';
export const inviteEmail = 'Email';
export const enterEmail = 'Enter an email address.';
export const inviteLabel = 'Send invitation';
export const invited = 'Invitation sent.';
export const leaveLabel = 'Leave this rental';
export const leaveQuestion =
  'Leave this rental? You no longer see it or its conversation. The others carry on without you.';
export const leaveConfirm = 'Yes, leave';
export const leaveCancel = 'Stay';
export const leaveFailed = 'You are the last one who decides on your side. Withdraw instead.';

// Every step
export const stepsTitle = 'Every step';
export const step = {
  start: 'The conversation about this home began',
  offer: 'Offer made',
  counter: 'Counter-offer made',
  accept: 'Offer accepted, subject to contract',
  decline: 'Offer declined',
  withdraw: 'Withdrawn',
  expire: 'Offer expired without an answer',
  invite: 'Someone was invited',
  join: 'Joined',
  leave: 'Left',
  taken: 'The home was rented to someone else',
  gone: 'Offer declined: the home is off the market',
  draft: 'Agreement written or changed',
  send: 'Said that the draft is right',
  sign: 'Signed',
  'confirm-paper': 'Scan confirmed',
  'cancel-signing': 'Gave up what was begun',
  refuse: 'Refused the agreement',
  checks: 'A check was noted',
  stamped: 'Stamp duty noted',
  'hand-over': 'Home handed over as recorded',
  'take-over': 'Home taken over as recorded',
  terminate: 'Tenancy ended early',
  'move-out': 'State of the home at the end confirmed',
  end: 'The last day is over',
  deduct: 'Deductions from the deposit proposed',
  agree: 'Agreed to the deductions',
  dispute: 'Disputed the deductions',
  returned: 'Said that the deposit came back',
  'repair-report': 'Repair reported',
  'repair-answer': 'Repair answered',
  'repair-invoice': 'Invoice of a repair sent',
  'repair-split': 'Repair split',
  'repair-confirm': 'Split of a repair confirmed',
  'repair-close': 'Repair closed',
} as const;
export const firstDayStep = 'The first day has come';
export const singpassBegun = 'Began to sign with Singpass';
export const scanSent = 'Sent a scan of the signed agreement';
export const singpassFailed = 'Signing with Singpass came to nothing';
export const agreementExpired = 'Agreement expired before everyone signed';
export const stepBy = (step: string, name: string): string => `${step}, by ${name}`;
