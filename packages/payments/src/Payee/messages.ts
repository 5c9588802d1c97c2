/** Words of the fields of a payee. */
export const field = {
  name: 'Name of the account holder',
  bank: 'Bank',
  accountNumber: 'Account number',
  email: 'Their email (optional)',
  paynowKind: 'Their PayNow (optional)',
  paynowValue: 'PayNow mobile number or UEN',
};
export const nameHint = 'As it is on the account. For a company, its registered name.';
export const accountHint = '7 to 14 digits. Check it twice: we never show it again in full.';
export const emailHint = 'So they can see bills and confirm payments.';
export const paynowHint = 'Lets you pay by scanning a PayNow QR code.';
export const paynowKinds = { '': 'No PayNow', mobile: 'Mobile number', uen: 'UEN of a company' };
export const chooseBankLabel = 'Choose a bank';
export const missing = {
  'payee-name': 'Enter the name of the account holder',
  'payee-bank': 'Choose a bank',
  'payee-accountNumber': 'Enter the account number',
};
export const enterName = missing['payee-name'];
export const chooseBank = missing['payee-bank'];
export const enterAccount = 'Enter 7 to 14 digits';
export const enterEmail = 'Enter an email address, such as name@example.com';
export const enterMobile = 'Enter a Singapore mobile number, such as 9123 4567';
export const enterUen = 'Enter a UEN, such as 197401143C';
