export const title = 'Who will live there';
export const hint = 'Everyone who will live in the home. The law counts them, and their passes have to last.';
export const person = (number: number): string => `Occupier ${number}`;
export const nameLabel = 'Full name';
export const statusLabel = 'Residential status';
export const status = {
  C: 'Singapore citizen',
  P: 'Permanent resident',
  A: 'On a pass',
} as const;
export const choose = 'Choose';
export const passLabel = 'Pass';
export const passHint = 'Only for people on a pass.';
export const untilLabel = 'Pass valid until';
export const pass = {
  'employment-pass': 'Employment Pass',
  's-pass': 'S Pass',
  'work-permit': 'Work Permit',
  'student-pass': "Student's Pass",
  'dependant-pass': "Dependant's Pass",
  'long-term-visit-pass': 'Long-Term Visit Pass',
  'short-term-visit': 'Short-Term Visit Pass',
} as const;
export const addLabel = 'Add another person';
export const removeLabel = (number: number): string => `Remove occupier ${number}`;
export const enterName = 'Enter the full name.';
export const chooseStatus = 'Choose the residential status.';
export const choosePass = 'Choose the pass.';
export const enterUntil = 'Enter the day until which the pass is valid.';
export const validUntil = (day: string): string => `valid until ${day}`;
