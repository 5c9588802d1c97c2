/** The invented rent of the figure on pages about paying rent. */
export const exampleRent = {
  rentCents: 370_000,
  home: '842 Tampines Street 82',
  payee: 'Kamal Abdullah',
  month: '2026-12',
  dueOn: '2026-12-01',
  paidOn: '2026-12-01',
} as const;
