/** Reads the texts between the commas of `SEWA_TEST_FILTER`. */
export const parseFilters = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
