// Portal: choose a person
export const chooseTitle = 'Sign with Singpass';
export const chooseLead = (site: string, documentName: string) =>
  `${site} asks for a signature on "${documentName}". Sign as one of these invented people.`;
export const personLegend = 'Person';
export const failureLabel = 'Simulate a problem';
export const signFailureLabel = {
  '': 'None',
  'webhook-twice': 'Webhook twice',
  'webhook-late': 'Webhook 10 seconds late',
  'webhook-never': 'No webhook',
  'webhook-forged': 'Webhook signed with another key',
  'webhook-other': 'Webhook about another request',
  'wrong-return': 'Goes back with another request',
} as const;
export const continueLabel = 'Continue';
export const cancelLabel = 'Cancel';
export const simulateOutageLabel = 'Simulate an outage';

// Portal: read and sign
export const signTitle = 'Read and sign';
export const signLead = (name: string) => `You're ${name}. Read the document before you sign it.`;
export const readLabel = (documentName: string) => `Read "${documentName}" (PDF)`;
export const signLabel = 'Sign';

// Portal: nothing to sign
export const overTitle = 'Nothing to sign';
export const overLead = 'This request was signed or cancelled, or its 30 minutes are over.';
export const backLabel = (site: string) => `Go back to ${site}`;

// Front page
export const serviceTitle = 'Sign with Singpass';
export const outageLabel = 'Status';
export const applyOutageLabel = 'Apply';
export const unknownRequest = "The sandbox doesn't know this request to sign.";
export const notReady = 'Sign with Singpass is not open yet.';
export const signFailure = (reason: string) => `The sandbox's Sign with Singpass failed: ${reason}.`;
