export const title = 'Days that count';
export const kind: Readonly<Record<string, string>> = {
  'signing-expires': 'Last day to sign',
  'stamp-duty': 'Stamp duty is due',
  start: 'The lease begins',
  end: 'Last day of the lease',
};
export const source = (name: string): string => `Source: ${name}`;
