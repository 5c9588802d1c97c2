import { EmptyState, ErrorState, Heading, Icon, IconButton, Spinner, Text } from '@sewa/ui';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { followHeight } from './followHeight.ts';
import * as css from './frames.css.ts';
import { GuestEnquiry } from './GuestEnquiry.tsx';
import { makeContextPath } from './makeContextPath.ts';
import * as messages from './messages.ts';
import { PersonChat } from './PersonChat.tsx';
import { SiteLink } from './SiteLink.tsx';
import type { FrameProps } from './startFrame.tsx';

/** Height of a conversation, in CSS pixels. */
const CHAT_HEIGHT = 560;

/** What closes at Escape before the frame does. */
const OPEN_ABOVE = 'dialog[open], :popover-open';

/** The chat on a partner's page: messages of a person the partner vouches for, or a guest's enquiry. */
export function ChatFrame(props: FrameProps) {
  const { site, request, page, session } = props;
  const root = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const visitor = useSyncExternalStore(session.subscribe, session.getSnapshot);
  useEffect(() => {
    const resize = (height: number) => page.send({ event: 'resize', detail: { height } });
    if (visitor.kind === 'person') return resize(CHAT_HEIGHT);
    return root.current ? followHeight(root.current, resize) : undefined;
  }, [page, visitor.kind]);
  useEffect(() => {
    const stop = page.subscribe((command) => {
      if (command.command !== 'open') return;
      setOpen(true);
      setFocused(command.isFocused);
      page.send({ event: 'open', detail: null });
    });
    page.send({ event: 'ready', detail: null });
    return stop;
  }, [page]);
  const hasEnded = visitor.kind === 'ended';
  useEffect(() => {
    const detail = { code: 'ended', message: messages.endedMessage };
    if (hasEnded) page.send({ event: 'error', detail });
  }, [page, hasEnded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can take the focus depends on what is loaded
  useEffect(() => {
    if (!isOpen || !isFocused || !root.current) return;
    const title = root.current.querySelector('h1');
    // Whoever has moved on meanwhile stays where they are.
    if (document.activeElement !== title && document.activeElement !== document.body) return;
    const target = root.current.querySelector<HTMLElement>('textarea') ?? title;
    target?.focus();
  }, [isOpen, isFocused, visitor.kind, isLoaded]);
  const close = () => {
    setOpen(false);
    setFocused(false);
    page.send({ event: 'close', detail: null });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(OPEN_ABOVE)) return;
    close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <main ref={root} className={css.chat} data-fills={visitor.kind === 'person' ? '' : undefined}>
      <header className={css.bar}>
        <Heading level={1} size="s" tabIndex={-1}>
          {messages.chatTitle}
        </Heading>
        <IconButton label={messages.closeLabel} onClick={close}>
          <Icon name="x" />
        </IconButton>
      </header>
      <div className={css.body}>
        {visitor.kind === 'loading' && (
          <div className={css.waiting}>
            <Spinner label={messages.loadingChat} />
          </div>
        )}
        {visitor.kind === 'failed' && (
          <ErrorState
            title={messages.failureTitle}
            onRetry={session.restart}
            actions={
              <SiteLink variant="secondary" href={site.publicUrl + makeContextPath(request.context)}>
                {messages.openSite}
              </SiteLink>
            }
          >
            {messages.failureLead}
          </ErrorState>
        )}
        {hasEnded && (
          <EmptyState
            title={messages.endedTitle}
            actions={
              <SiteLink href={site.publicUrl + makeContextPath(request.context)}>
                {messages.openSite}
              </SiteLink>
            }
          >
            {messages.endedLead}
          </EmptyState>
        )}
        {visitor.kind === 'guest' && <GuestEnquiry {...props} />}
        {visitor.kind === 'person' && (
          <PersonChat
            key={visitor.subject}
            {...props}
            subject={visitor.subject}
            isOpen={isOpen}
            onLoadedChange={setLoaded}
          />
        )}
      </div>
      {site.isTest && (
        <div className={css.note}>
          <Text size="s" tone="muted">
            {messages.testNote}
          </Text>
        </div>
      )}
      {site.isSandbox && (
        <div className={css.note}>
          <Text size="s" tone="muted">
            {messages.sandboxNote}
          </Text>
        </div>
      )}
    </main>
  );
}
