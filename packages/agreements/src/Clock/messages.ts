export const title = 'Days that count';
export const kind: Readonly<Record<string, string>> = {
  'signing-expires': 'Last day to sign',
  'stamp-duty': 'Stamp duty is due',
  start: 'The lease begins',
  end: 'Last day of the lease',
  'diplomatic-notice': 'Notice for work abroad can be given from now',
  'earliest-exit': 'Earliest end for work abroad',
  'renewal-opens': 'Ask for a renewal from now',
  'renewal-closes': 'Last day to ask for a renewal',
  'aircon-service': 'Have the air conditioning serviced',
  'deposit-back': 'The deposit should be back',
};
export const source = (name: string): string => `Source: ${name}`;
