import { Link, Stack, Text } from '@sewa/ui';
import { type MouseEvent, useSyncExternalStore } from 'react';
import * as messages from '../messages.ts';
import { usePageSite } from '../PageSite.tsx';
import { useDeepLink } from './useDeepLink.ts';

/** Props of `AppLink`. */
export interface AppLinkProps {
  /** What the person signed up as, as addresses write it: the app begins with it; null leaves it out. */
  readonly actorType: string | null;
}

const never = () => () => {};
const isPhone = (): boolean => /Android|iPhone|iPad|iPod/.test(navigator.userAgent);
const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;

/** Where the mobile app is to be had, for people on a phone; nothing on other devices, and where there is no app. */
export function AppLink({ actorType }: AppLinkProps) {
  const { name, appUrl } = usePageSite();
  const make = useDeepLink();
  const isShown = useSyncExternalStore(never, isPhone, () => false);
  if (!appUrl || !isShown) return null;
  const follow = async (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const { url, hasFailed } = await make({ feature: 'download', plainUrl: appUrl, actorType });
    // What failed is said on this page; the next press takes the plain way.
    if (!hasFailed) location.assign(url);
  };
  return (
    <Stack gap="s">
      <Text tone="muted">{messages.appLead(name)}</Text>
      <Link variant="secondary" href={appUrl} onClick={(event) => void follow(event)}>
        {messages.appLabel}
      </Link>
    </Stack>
  );
}
