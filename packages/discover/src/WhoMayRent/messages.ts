export const title = 'Who may rent it';
export const lead =
  'HDB says who may rent a flat, for how long, and how many people may live there. Check your case before you ask.';
export const linkLabel = 'Check who may rent this flat';
