import { signUpInvitePath } from '@sewa/paths';
import { Button, Inline, Stack, Text, TextField } from '@sewa/ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import { usePageSite } from '../PageSite.tsx';
import { useDeepLink } from './useDeepLink.ts';

/** Props of `ShareInvitation`. */
export interface ShareInvitationProps {
  /** The secret of the link: whoever makes an invitation is told it once. */
  readonly guid: string;
}

const never = () => () => {};
/** Whether the page was hydrated, and whether its system has a way to share. */
const getAbility = (): 'share' | 'copy' =>
  typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches ? 'share' : 'copy';

const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The link of an invitation that was just made, to be shared or copied; as text, also where there is no script. */
export function ShareInvitation({ guid }: ShareInvitationProps) {
  const { name, publicUrl } = usePageSite();
  const make = useDeepLink();
  const plainUrl = `${publicUrl}${signUpInvitePath(guid)}`;
  const [url, setUrl] = useState(plainUrl);
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const ability = useSyncExternalStore<'share' | 'copy' | null>(never, getAbility, () => null);

  async function give(link: string): Promise<void> {
    try {
      if (ability === 'share') await navigator.share({ title: `Invitation to ${name}`, url: link });
      else {
        await navigator.clipboard.writeText(link);
        say('The link is copied.');
      }
    } catch (error) {
      if (isChangeOfMind(error)) return;
      box.current?.select();
      say('The link is selected: copy it from here.');
    }
  }

  async function press(): Promise<void> {
    say('');
    setBusy(true);
    const { url: link } = await make({ feature: 'invitation', plainUrl, guid });
    setUrl(link);
    setBusy(false);
    await give(link);
  }

  return (
    <Stack gap="s">
      <TextField
        ref={box}
        label="Link of the invitation"
        hint="For the person you invited: it works once. It is shown only now; the letter has it, too."
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {ability ? (
        <Inline>
          <Button variant="secondary" isBusy={isBusy} onClick={() => void press()}>
            {ability === 'share' ? 'Share the link' : 'Copy the link'}
          </Button>
        </Inline>
      ) : null}
      <Text as="p" size="s" tone="muted" role="status">
        {said}
      </Text>
    </Stack>
  );
}
