import { signUpInvitePath } from '@sewa/paths';
import { Button, Inline, Stack, Text, TextField } from '@sewa/ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import * as messages from '../messages.ts';
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
      if (ability === 'share') await navigator.share({ title: messages.shareTitle(name), url: link });
      else {
        await navigator.clipboard.writeText(link);
        say(messages.linkCopied);
      }
    } catch (error) {
      if (isChangeOfMind(error)) return;
      box.current?.select();
      say(messages.linkSelected);
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
        label={messages.invitationLinkLabel}
        hint={messages.invitationLinkHint}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {ability ? (
        <Inline>
          <Button variant="secondary" isBusy={isBusy} onClick={() => void press()}>
            {ability === 'share' ? messages.shareLinkLabel : messages.copyLinkLabel}
          </Button>
        </Inline>
      ) : null}
      <Text as="p" size="s" tone="muted" role="status">
        {said}
      </Text>
    </Stack>
  );
}
