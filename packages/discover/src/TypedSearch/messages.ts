import type { Understood } from '@sewa/api/client';

type About = Understood['notes'][number]['about'];

const quote = (text: string): string => `“${text}”`;
const advice: Readonly<Record<About, string>> = {
  pets: 'The house rules of each home say whether pets are allowed.',
  cooking: 'The house rules of each home say whether you can cook.',
  visitors: 'The house rules of each home say whether visitors can stay.',
  lister: "Each home says whether it's listed by the owner or an agent.",
  lease: 'The house rules of each home say the shortest stay.',
  people: 'Anyone can ask about any home.',
  floor: "Floors aren't shown in public. Ask the owner or agent.",
  feature: 'Look for it in the description and photos of each home.',
  schools: 'Each home lists the primary schools nearby.',
  'largest size': 'You can only set a minimum floor area.',
  'leaving places out': 'You can only choose places, not leave them out.',
};
export const note = (text: string, about: About): string =>
  `We can't filter by ${quote(text)}. ${advice[about]}`;
export const corrected = (where: string): string => `Showing homes ${where}.`;
export const correctedIn = (place: string): string => `in ${place}`;
export const correctedNear = (place: string): string => `near ${place}`;
export const correctedTo = (place: string): string => `within reach of ${place}`;
export const correctedText = (text: string): string => `for ${quote(text)}`;
export const searchInstead = (text: string): string => `Search for ${quote(text)} instead`;
