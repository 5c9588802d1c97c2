export const continueForLabel = (company: string) => `Continue for ${company}`;
export const chooseLabel = 'Choose';
export const chooseThisLabel = (company: string) => `Choose ${company}`;
export const currentLabel = 'Current';
