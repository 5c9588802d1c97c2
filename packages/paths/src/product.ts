/** The product as people know it: the one place that names it. */
export const product = {
  name: 'Sewa',
  /** Stands in addresses like `/sewapay`. */
  slug: 'sewa',
  supportEmail: 'help@sewa.example',
  domain: 'sewa.example',
} as const;
