// The list
export const guideLabel = 'How to put it on your site';
export const noSitesTitle = 'No partner sites yet';
export const noSitesLead = 'Add your site to get its keys. It takes a minute, and it’s free.';
export const leadsCount = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

// Adding a site, and changing its address
export const addTitle = 'Add a site';
export const nameLabel = 'Name of the site';
export const originsLabel = 'Addresses';
export const originsHint = 'One a line, like https://www.example.com. Frames only show on these, 10 at most.';
export const addLabel = 'Add site';
export const siteAdded = (name: string) => `${name} was added. Its keys are above, under its name.`;
export const addressTitle = 'Name and addresses';
export const saveLabel = 'Save';
export const saved = 'Saved.';

// Keys
export const keysTitle = 'Keys';
export const keyLabel = 'Key';
export const testKeyLabel = 'Test key';
export const keysLead =
  'Neither is secret. What is asked with the test key reaches no lister and is counted separately.';
export const copyLabel = 'Copy';
export const copyName = (what: string) => `Copy: ${what}`;
export const copied = 'Copied.';
export const notCopied = "Couldn't copy. Select the text and copy it yourself.";

// Public keys
export const publicKeysTitle = 'Public keys';
export const publicKeysLead =
  'They check the tokens with which you vouch for your own users. To rotate, add the new one, sign with it, then end the old one.';
export const noPublicKeys = 'None yet. You only need one to vouch for users.';
export const publicKeyLabel = 'Public key';
export const publicKeyHint =
  'PEM or JWK: Ed25519, P-256, or RSA of 2,048 bits or more. Never the private one.';
export const addPublicKeyLabel = 'Add public key';
export const publicKeyAdded = 'Public key added. It works from now on.';
export const publicKeyFacts = (day: string) => `Added on ${day}`;
export const endLabel = 'End';
export const endKeyName = (fingerprint: string) => `End the public key ${fingerprint}`;
export const publicKeyEnded = 'Public key ended. Tokens it signed are refused.';
export const confirmEndKey = 'End this public key? Tokens it signed stop working at once.';
export const cancelLabel = 'Cancel';

// Leads
export const leadsTitle = 'Leads';
export const leadsLead = 'Enquiries that people began on your site and sent.';
export const last30Label = 'Last 30 days';
export const totalLabel = 'In all';
export const testLabel = 'Tests';
export const byDayCaption = 'Leads by day, last 30 days';
export const dayHead = 'Day';
export const leadsHead = 'Leads';
export const noLeads = 'No leads in the last 30 days.';

// Webhook
export const webhookTitle = 'Webhook';
export const webhookLead =
  'We post each lead to your server: the home, the name and the message. Never a phone number or an email address.';
export const urlLabel = 'URL';
export const urlHint = 'Starts with https://. Leave it empty to stop.';
export const newSecretLabel = 'New secret';
export const webhookSaved = 'Webhook saved.';
export const webhookEnded = 'Webhook ended. Nothing is sent any more.';
export const secretTitle = 'Your signing secret';
export const secretLead = 'Copy it now: it isn’t shown again. If you lose it, make a new one.';
export const secretLabel = 'Signing secret';
export const sendTestLabel = 'Send a test lead';
export const testSent = 'Test lead sent. It appears below.';
export const testCounted = 'Test lead counted. Set a webhook to have it sent.';
export const deliveriesCaption = 'Sent in the last 7 days';
export const timeHead = 'Time';
export const stateHead = 'Status';
export const actionHead = 'Again';
export const noDeliveries = 'Nothing was sent in the last 7 days.';
export const deliveryState = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;
export const testBadge = 'Test';
export const attempts = (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`);
export const sendAgainLabel = 'Send again';
export const sendAgainName = (time: string) => `Send again: the lead of ${time}`;
export const sentAgain = 'Sent again.';

// Look
export const lookTitle = 'Look';
export const lookLead =
  'Frames use these colours and corners. Your page’s theme attribute goes before the theme here.';
export const accentLabel = 'Colour of buttons';
export const accentHint =
  '# and six digits of hexadecimal. White text on it needs a contrast of 4.5:1. Empty is ours.';
export const radiusLabel = 'Corner radius in pixels';
export const radiusHint = '0 to 24. Empty is ours.';
export const radiusIssue = 'Enter the corner radius as a whole number from 0 to 24, or leave it empty.';
export const themeLabel = 'Theme';
export const themes = { auto: 'As the device', light: 'Light', dark: 'Dark' } as const;
export const lookSaved = 'Look saved. Frames use it when they next load.';
export const previewLabel = 'Preview';
export const previewMessageLabel = 'Your message';
export const previewMessage = 'Is the home free from January?';
export const previewButton = 'Continue';

// Ending
export const endTitle = 'End this site';
export const endLead =
  'Its keys stop working at once, and its frames show nothing any more. This can’t be undone.';
export const endSiteLabel = 'End site';
export const confirmEnd = (name: string) => `End ${name} for good?`;
export const siteEnded = (name: string) => `${name} has ended.`;

// Fields that were refused
export const fieldNames: Readonly<Record<string, string>> = {
  name: 'name',
  origins: 'addresses',
  publicKey: 'key',
  url: 'URL',
  accent: 'colour',
  radius: 'radius',
};
