export const title = 'Notifications';
export const lead = 'We send them from 8 am to 10 pm, and never with what somebody wrote to you.';
export const turnOnLabel = 'Turn on in this browser';
export const turnOffLabel = 'Turn off in this browser';
export const state = {
  checking: '',
  off: 'Off in this browser.',
  on: 'On in this browser.',
  blocked: 'You blocked notifications for this site. Allow them in the settings of your browser first.',
  unsupported:
    "This browser can't show notifications. On an iPhone or iPad, add this site to your home screen first.",
} as const;
export const kindsLabel = 'Notify me about';
export const kind = {
  messages: 'Messages',
  money: 'Rent and payments',
  viewings: 'Viewings',
  agreements: 'Offers, agreements and tenancies',
  homes: 'My homes and listings',
} as const;
export const turnedOn = 'Notifications are on in this browser.';
export const turnedOff = 'Notifications are off in this browser.';
export const failed = (reason: string): string => `Nothing has changed. ${reason}`;
export const noService = "Your browser can't reach its notification service now. Try again later.";
