export const noteLabel = 'Note';
export const footnotesLabel = 'Footnotes';
export const footnoteLabel = (number: string): string => `Footnote ${number}`;
export const backToTextLabel = (number: string, time: number): string =>
  time === 1
    ? `Back to footnote ${number} in the text`
    : `Back to footnote ${number} in the text, place ${time}`;
export const doneLabel = 'Done';
export const notDoneLabel = 'Not done';
export const tableLabel = 'Table';
export const codeLabel = 'Code';
export const sourceLabel = 'Source:';
export const rentPerMonth = (rent: string) => `${rent} per month`;
