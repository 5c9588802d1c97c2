import { Link, type LinkProps, VisuallyHidden } from '@sewa/ui';
import * as messages from './messages.ts';

/** A link to the main site, which opens in a new tab: the frame stays on the partner's page. */
export function SiteLink({ children, ...rest }: Omit<LinkProps, 'rel' | 'target'>) {
  return (
    <Link {...rest} target="_blank" rel="noopener">
      {children} <VisuallyHidden>{messages.opensInTab}</VisuallyHidden>
    </Link>
  );
}
