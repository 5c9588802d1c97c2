import { HelpBubble } from '@sewa/ui';
import { usePageSite } from '../PageSite.tsx';

/** Leads to somebody who helps. */
export function HelpCorner() {
  const { supportEmail } = usePageSite();
  return <HelpBubble mode="email" email={supportEmail} />;
}
