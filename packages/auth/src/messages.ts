// Logging out
export const logOutFailure = 'We will do our best to solve it.';

// Switching between personal and business
export const switchToMode = { consumer: 'Switch to personal', business: 'Switch to business' } as const;
export const switchedToMode = {
  consumer: 'Switched to personal.',
  business: 'Switched to business.',
} as const;

// The panel for development
export const panelLabel = 'Auth';
export const panelRegionLabel = 'Development';
export const panelTitle = 'Session and permissions';
export const sessionTitle = 'Session';
export const rulesTitle = 'Rules';
export const checksTitle = 'Checks';
export const statusLabel = 'Status';
export const sessionStatus = {
  none: 'Logged out',
  notValid: 'Logged in, sign-up not finished',
  valid: 'Logged in',
  unknown: "The server can't say right now",
} as const;
export const userTypesLabel = 'User types';
export const noUserTypes = 'none';
export const expiryLabel = 'Expires';
export const claimsLabel = 'Claims';
export const noToken = 'no token';
export const expireLabel = 'Expire now';
export const controlLabel = 'Call control';
export const ruleLabel = 'Rule';
export const ruleNumber = (place: number) => `Rule ${place}`;
export const effectLabel = 'Effect';
export const ruleEffect = (isInverted: boolean) => (isInverted ? 'forbids' : 'allows');
export const whatLabel = 'What';
export const fieldsLabel = 'Fields';
export const rowsLabel = 'Rows';
export const allLabel = 'all';
export const rulesCaption = 'In order: the last rule that applies decides';
export const rulesFailure = "The rules couldn't be loaded, so nothing is allowed.";
export const noRules = 'No rules, so nothing is allowed.';
export const questionLabel = 'Check';
export const allowedLabel = 'Allowed';
export const allowedAnswer = (isAllowed: boolean) => (isAllowed ? 'yes' : 'no');
export const whyLabel = 'Why';
export const checksCaption = 'The last 50, newest first';
export const noChecks = 'No checks yet.';
export const decidedByRule = (place: number, isInverted: boolean, reason: string | undefined) =>
  `${ruleNumber(place)} ${ruleEffect(isInverted)} it${reason === undefined ? '.' : `: ${reason}`}`;
export const noRuleCovers = 'No rule covers it.';
export const otherRowsOnly = (places: readonly number[]) =>
  places.length === 1
    ? `Rule ${places[0]} doesn't apply to this row.`
    : `Rules ${places.join(', ')} don't apply to this row.`;
