export const newUserTitle = 'Start here';
export const newUserLead = 'Three steps to your next home.';
export const newUserSteps = [
  { label: 'Find a home', why: 'Search by place, rent and rooms, or look at the map.' },
  { label: 'Save the ones you like', why: 'You see here when their rent changes or they are gone.' },
  { label: 'Message the owner', why: 'Ask, book a viewing and make an offer. It all stays here.' },
] as const;
export const newListerTitle = 'List your first home';
export const newListerLead = 'It takes about ten minutes on your phone.';
export const newListerSteps = [
  { label: 'Add the home', why: 'Address, rooms and photos. Your unit number stays private.' },
  { label: 'Set the rent', why: 'We show what similar homes nearby are let for.' },
  { label: 'Publish', why: 'We check your first listing. Enquiries and viewings then appear here.' },
] as const;
export const newAgentTitle = 'List for an owner';
export const newAgentLead = 'You need their permission first. We ask for it.';
export const newAgentSteps = [
  { label: "Add the owner's home", why: 'By its address and unit number.' },
  { label: 'Ask for authority', why: 'The owner says yes once, for a period.' },
  { label: 'Publish under your registration number', why: 'Enquiries and viewings then appear here.' },
] as const;
export const newCompanyTitle = "List your company's first home";
export const newCompanyLead = 'Every member sees and edits it.';
export const newCompanySteps = [
  { label: 'Invite your colleagues', why: 'Give each their organisation, so that you see who answers.' },
  { label: 'Add the first home', why: 'About ten minutes, with photos.' },
  { label: 'Answer together', why: 'Enquiries come to all of you. You see here what is waiting.' },
] as const;
export const noCompanyTitle = 'Choose a company';
export const noCompanyLead = 'You see its homes and members here. You can switch any time.';
export const findHomeLabel = 'Find a home';
export const seeMapLabel = 'See the map';
