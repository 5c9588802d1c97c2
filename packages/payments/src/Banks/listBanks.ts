/** Banks that an account in Singapore can be at, as the API names them. */
const banks = ['BOC', 'CIMB', 'Citibank', 'DBS', 'HSBC', 'ICBC', 'Maybank', 'OCBC', 'SCB', 'UOB'] as const;

/** Banks with eGIRO for people. */
const retailBanks = ['BOC', 'DBS', 'HSBC', 'ICBC', 'Maybank', 'OCBC', 'SCB', 'UOB'] as const;

/** Banks with eGIRO for companies. */
const corporateBanks: readonly string[] = ['BOC', 'DBS', 'Maybank', 'OCBC', 'UOB'];

/** A bank with eGIRO, as the API names it. */
export type EgiroBank = (typeof retailBanks)[number];

const names: Readonly<Record<string, string>> = {
  BOC: 'Bank of China',
  DBS: 'DBS / POSB',
  SCB: 'Standard Chartered',
};

/** The name of a bank as people know it. */
export const nameBank = (bank: string): string => names[bank] ?? bank;

const makeOptions = (listed: readonly string[]) => listed.map((value) => ({ value, label: nameBank(value) }));

/** Choices of a form in which somebody says where an account is. */
export const bankOptions = makeOptions(banks);

/** Choices of a form that sets up eGIRO. */
export const egiroBankOptions = makeOptions(retailBanks);

/** Names of the banks with eGIRO for companies, in one line. */
export const corporateBankNames = corporateBanks.map(nameBank).join(', ');

/** The bank of a form, if it is one that offers eGIRO to a person or a company. */
export const findEgiroBank = (text: string, segment: 'retail' | 'corporate'): EgiroBank | null =>
  retailBanks.find((bank) => bank === text && (segment === 'retail' || corporateBanks.includes(bank))) ??
  null;
