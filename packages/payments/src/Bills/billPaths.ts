import { flowBillsPath, type ServiceType } from '@sewa/paths';

/** What can be opened below a bill or a payment, or on the page. */
export const panels = ['outside', 'received', 'paynow', 'link', 'refund', 'past'] as const;

/** Something that can be opened on the page of bills. */
export type Panel = (typeof panels)[number];

/** Names of parameters of the page. */
const billParameters = { about: 'about', panel: 'open' } as const;

/** The page of bills with something open: below a bill or a payment by its id. */
export const panelPath = (type: ServiceType, id: string, panel: Panel, about: string): string =>
  `${flowBillsPath(type, id)}?${new URLSearchParams({ [billParameters.panel]: panel, [billParameters.about]: about })}#${about}`;

/** What is open on the page of bills, and below what; null if nothing is. */
export function findPanel(params: URLSearchParams): { readonly panel: Panel; readonly about: string } | null {
  const panel = panels.find((each) => each === params.get(billParameters.panel));
  const about = params.get(billParameters.about);
  return panel === undefined || about === null ? null : { panel, about };
}

/** The type of service in an address; the guard lets no other through. */
export const parseServiceType = (type: string | undefined): ServiceType =>
  type === 'advance' || type === 'care' ? type : 'pay';
