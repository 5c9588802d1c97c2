// Tokens of partners
export const tokenReason = "isn't a token signed with a key of its partner: EdDSA, ES256, RS256 or PS256";
export const claimReasons: Readonly<Record<string, string>> = {
  iss: "isn't the key of a live partner",
  aud: "isn't our address",
  sub: 'should be 1 to 200 characters, not only spaces',
  jti: 'should be 1 to 200 characters, not only spaces',
  iat: 'is missing, in the future or older than 5 minutes',
  exp: 'is missing, has passed, or is more than 5 minutes after iat or from now',
  nbf: 'is in the future',
  origin: "isn't a site of the partner",
  name: "should be 1 to 100 characters, and can't be our name",
  kind: 'should be setup or change',
  returnUrl: 'should be an address of the partner',
};

// Frames on partner sites
export const customerOf = (partner: string) => `Customer of ${partner}`;
export const noPartner = "This site can't show this any more.";
export const noPartnerReason = "isn't the key of a live partner";
export const embedTokenUsed = 'This token has been used. Sign a new one for each session.';
export const nothingToAsk = "This home isn't available any more, so your message can't be sent.";
export const frameTitles = { calculator: 'What a rental really costs', chat: 'Messages' } as const;
export const noFrame = {
  unknown: {
    title: "We can't show this here",
    lead: "This site's partner key is unknown. If this is your site, check the key in your page.",
  },
  ended: {
    title: "We can't show this here any more",
    lead: 'This site is no longer a partner. If this is your site, write to us.',
  },
} as const;

// Partner sites
export const originReason = (typed: string) =>
  `include “${typed}”, which isn't the address of a site. Enter it like https://www.example.com, without a path`;
export const tooManyOriginsReason = (most: number) => `are more than ${most}`;
export const tooManySitesReason = (most: number) =>
  `can't be added: your company has ${most} sites. End one that you don't use any more`;
export const publicKeyReason =
  "isn't a public key. Paste one in PEM or as a JWK: Ed25519, P-256, or RSA of 2,048 bits or more";
export const publicKeyEndedReason = 'was ended here before. Make a new one';
export const tooManyKeysReason = (most: number) => `can't be added: this site has ${most}. End one first`;
export const accentContrastReason = (contrast: number, least: number) =>
  // Rounded down, so that 4.49 isn't shown as 4.5.
  `is too light: white text on it has a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)}:1, and it needs ${least}:1`;
export const webhookUrlReason =
  "isn't an address we can send to. It starts with https:// and is reachable from the internet, so not on this machine or a private network";
export const testLeadName = 'Test Person';
export const testLeadMessage = 'This is a test. Nobody asked.';
export const webhookAnswered = (status: number) => `Your server answered ${status}.`;
export const webhookFailures = {
  'refused-host': "The address leads to a private network, so we didn't send it.",
  timeout: "Your server didn't answer within 10 seconds.",
  unreachable: "We couldn't connect to your server.",
} as const;
export const webhookGone = 'There was nothing to send any more.';
