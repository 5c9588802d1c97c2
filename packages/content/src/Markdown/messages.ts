export const noteLabel = 'Note';
export const tableLabel = 'Table';
export const codeLabel = 'Code';
export const sourceLabel = 'Source:';
export const rentPerMonth = (rent: string) => `${rent} per month`;
