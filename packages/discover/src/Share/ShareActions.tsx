import { Button, Icon, useToast } from '@sewa/ui';
import * as css from './ShareActions.css.ts';
import type { Shared, ShareOutcome } from './shareListing.ts';

/** Shares the page or prints it; what shares is loaded when it is first asked for. */
export function ShareActions({ title, url }: Shared) {
  const { show } = useToast();
  const tell = (outcome: ShareOutcome) => {
    if (outcome === 'copied') show({ type: 'Success', message: 'The link is copied.' });
    if (outcome === 'failed') show({ type: 'Info', message: `This is the link: ${url}` });
  };
  const share = async () => {
    const { shareListing } = await import('./shareListing.ts');
    tell(await shareListing({ title, url }));
  };
  return (
    <div className={css.actions}>
      <Button look="secondary" onClick={() => void share().catch(() => tell('failed'))}>
        <Icon name="share-2" /> Share
      </Button>
      <Button look="secondary" onClick={() => window.print()}>
        <Icon name="printer" /> Print
      </Button>
    </div>
  );
}
