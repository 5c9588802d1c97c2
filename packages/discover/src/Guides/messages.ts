export const guidesTitle = 'Before you rent';
export const allGuidesLabel = 'All guides';
export const calculatorTitle = 'What will moving in cost?';
export const calculatorLead = 'Deposit, stamp duty and first rent, to the cent.';
export const eligibilityTitle = 'May I rent this home?';
export const eligibilityLead = 'The rules for your pass and your household, with sources.';
export const payTitle = 'Pay rent by eGIRO';
export const payLead = 'Set it up once. Everybody sees when it has arrived.';
