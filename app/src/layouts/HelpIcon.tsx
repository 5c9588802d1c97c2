import { usePageFlags } from '@sewa/pages';
import { Icon, Link } from '@sewa/ui';
import * as messages from '../messages.ts';
import { help } from './PublicLayout.css.ts';
import { useHelpHref } from './useHelpHref.ts';

/** Help in the header of a page that is flagged for it, where the window has no room for a bubble beside the page. */
export function HelpIcon() {
  const href = useHelpHref();
  if (!usePageFlags().includes('help')) return null;
  return (
    <span className={help}>
      <Link variant="quiet" href={href} aria-label={messages.helpLabel}>
        <Icon name="message-circle" />
      </Link>
    </span>
  );
}
