const entityTypes =
  /^(?:C[CDHLMPSX]|DP|F[BCMN]|G[ABS]|HS|L[LP]|M[BCDHMQ]|N[BR]|P[ABF]|R[FP]|S[MS]|T[CU]|VH|XL)$/;

const entityAlphabet = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';

const weigh = (text: string, weights: readonly number[], parseValue: (character: string) => number): number =>
  weights.reduce((total, weight, index) => total + weight * parseValue(text.charAt(index)), 0);

const isBusiness = (uen: string): boolean =>
  /^\d{8}[A-Z]$/.test(uen) && 'XMKECAWLJDB'[weigh(uen, [10, 4, 9, 3, 8, 2, 7, 1], Number) % 11] === uen[8];

const isCompany = (uen: string): boolean =>
  /^(?:1[89]|20)\d{7}[A-Z]$/.test(uen) &&
  'ZKCMDNERGWH'[weigh(uen, [10, 8, 6, 4, 9, 7, 5, 3, 1], Number) % 11] === uen[9];

const isOtherEntity = (uen: string): boolean => {
  if (!/^[RST]\d{2}[A-Z]{2}\d{4}[A-Z]$/.test(uen) || !entityTypes.test(uen.slice(3, 5))) return false;
  const sum = weigh(uen, [4, 3, 5, 3, 10, 2, 2, 5, 7], (character) => entityAlphabet.indexOf(character));
  return entityAlphabet[(sum - 5 + 11) % 11] === uen[9];
};

/** The Unique Entity Number in capitals from what was typed, or null when its shape or its check letter is wrong. */
export const normalizeUen = (text: string | null | undefined): string | null => {
  if (typeof text !== 'string') return null;
  const uen = text.normalize('NFKC').trim().toUpperCase();
  return isBusiness(uen) || isCompany(uen) || isOtherEntity(uen) ? uen : null;
};

/** Whether the text is a Unique Entity Number of a business, a company or another entity, with the right check letter. */
export const isUen = (text: string | null | undefined): boolean => normalizeUen(text) !== null;
