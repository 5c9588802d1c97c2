import type { PageRequest } from '@sewa/pages';
import { payEgiroSwitchPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';

/** Leads to the page about switching to eGIRO. */
export async function loader({ url }: PageRequest): Promise<void> {
  throw redirect(`${payEgiroSwitchPath()}${url.search}`, 308);
}

/** Never shown: the address has moved. */
export default function EgiroSwitchPage() {
  return null;
}
