import { ProviderRefusal } from '../PaymentProvider.ts';

/** Clearing codes of the banks of the contract's `payeeBanks`, for accounts of people. */
const bankCodes: Readonly<Record<string, string>> = {
  BOC: '7083',
  CIMB: '7986',
  Citibank: '9201',
  DBS: '7171',
  HSBC: '9548',
  ICBC: '8712',
  Maybank: '7302',
  OCBC: '7339',
  SCB: '9496',
  UOB: '7375',
};

/** The branch stands at the beginning of an account number; an account of POSB, at DBS, has nine digits and one branch for all. */
function findBranch(bank: string, accountNumber: string): string {
  if (bank === 'DBS' && accountNumber.length === 9) return '081';
  if (bank === 'SCB' || bank === 'Maybank') return `0${accountNumber.slice(0, 2)}`;
  return accountNumber.slice(0, 3);
}

/** Bank and branch of an account as Stripe wants them, such as '7171-081'; throws a refusal for a bank it doesn't know. */
export function formatRoutingNumber(bank: string, accountNumber: string): string {
  const code = bankCodes[bank];
  if (!code) throw new ProviderRefusal('unknown-bank');
  return `${code}-${findBranch(bank, accountNumber)}`;
}
