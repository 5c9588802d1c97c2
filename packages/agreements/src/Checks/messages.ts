import * as common from '../messages.ts';

export const title = 'Checks by the landlord';
export const lead =
  'By law, whoever rents out a home checks the passes of foreigners who will live there, against the originals. Note here that it was done. Never ask for a copy of a pass, and don’t upload one.';
export const leadTenant =
  'By law, the landlord checks the passes of foreigners who will live there, against the originals. You show them; nobody needs a copy.';
export const lawLabel = 'ICA: what landlords have to check';
export const none = 'Nothing noted yet.';
export const notedTitle = 'Noted';
export const noted = 'Noted.';

export const kind = {
  'passes-seen': 'Pass and passport seen',
  'agent-register': 'Agent found in CEA’s public register',
  'hdb-approval': 'HDB’s approval to rent out',
} as const;
export const sayCheck = (kindName: string, about: string | null): string =>
  about === null ? kindName : `${kindName}: ${about}`;
export const notedBy = (on: string, name: string | null): string =>
  `${common.sayDay(on)}, by ${name ?? common.someone}`;
export const reference = (text: string): string => `Reference ${text}`;

// Passes
export const passTitle = (name: string): string => `Pass of ${name}`;
export const passDone = (name: string): string => `Pass of ${name} (noted)`;
export const nobodyOnPass = 'Nobody who will live there is on a pass.';
export const steps = {
  original: 'I saw the original pass, on paper or in the app.',
  passport: 'I compared name and photo with the original passport.',
  validity: 'I checked with ICA or MOM that the pass is valid.',
} as const;
export const tickAll = 'Tick all three once you have done them: two are not enough.';
export const dayLabel = 'Day you did it';
export const noteLabel = 'Note it';
export const enterDay = 'Choose the day.';

// The registers
export const agentTitle = 'Agent, if one is involved';
export const agentLead = 'Look the agent up in the public register of the Council for Estate Agencies.';
export const agentReference = 'Registration number';
export const hdbTitle = 'HDB’s approval';
export const hdbLead = 'An owner of an HDB flat needs HDB’s approval before the lease begins.';
export const hdbReference = 'Approval number';
export const enterReference = 'Enter the number.';
