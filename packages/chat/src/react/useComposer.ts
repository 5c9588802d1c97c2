import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createUploads, noUploads, type Uploads, type UploadsState } from '../core/createUploads.ts';
import { MESSAGE_LENGTH } from '../core/limits.ts';
import { useChat } from './ChatProvider.tsx';
import { neverChanges, useChatState } from './useChatState.ts';

/** A message that is being written. */
export interface Composer extends UploadsState {
  readonly text: string;
  setText(text: string): void;
  /** Attaches pictures and PDFs; those that cannot be attached are in `refused`. */
  addFiles(files: Iterable<File>): void;
  removeFile(key: string): void;
  /** Uploads a failed file again. */
  retryFile(key: string): void;
  /** How many more characters fit; negative if it is too long. */
  readonly remaining: number;
  readonly isTooLong: boolean;
  /** Whether there is something to send, short enough and uploaded. */
  readonly canSend: boolean;
  /** Sends the message and begins a new one; does nothing if it cannot be sent. */
  send(): void;
}

const noFiles = () => noUploads;

function useUploads(conversationId: string): Uploads | null {
  const chat = useChat();
  const uploads = useMemo(
    () => chat && createUploads((file, signal) => chat.upload(conversationId, file, signal)),
    [chat, conversationId],
  );
  useEffect(() => () => uploads?.clear(), [uploads]);
  return uploads;
}

function useDraft(conversationId: string): readonly [string, (text: string) => void] {
  const chat = useChat();
  const draft = useChatState(({ drafts }) => drafts[conversationId] ?? '');
  const [early, setEarly] = useState('');
  // What was written before the chat was loaded.
  useEffect(() => {
    if (!chat || early === '') return;
    if (!chat.getSnapshot().drafts[conversationId]) chat.setDraft(conversationId, early);
    setEarly('');
  }, [chat, conversationId, early]);
  const setText = (text: string) => (chat ? chat.setDraft(conversationId, text) : setEarly(text));
  return [draft || early, setText];
}

/** The message that is being written in a conversation: its words survive a reload. */
export function useComposer(conversationId: string): Composer {
  const chat = useChat();
  const uploads = useUploads(conversationId);
  const { files, refused } = useSyncExternalStore(
    uploads ? uploads.subscribe : neverChanges,
    uploads ? uploads.getSnapshot : noFiles,
    noFiles,
  );
  const [text, setText] = useDraft(conversationId);
  const remaining = MESSAGE_LENGTH - [...text].length;
  const isReady = files.every(({ state }) => state === 'ready');
  const canSend = chat !== null && remaining >= 0 && isReady && (text.trim() !== '' || files.length > 0);
  return {
    text,
    setText,
    files,
    refused,
    addFiles: (added) => uploads?.add(added),
    removeFile: (key) => uploads?.remove(key),
    retryFile: (key) => uploads?.retry(key),
    remaining,
    isTooLong: remaining < 0,
    canSend,
    send() {
      if (!canSend) return;
      const attachments = files.flatMap(({ attachment }) => attachment ?? []);
      chat.send(conversationId, { text, attachments });
      setText('');
      uploads?.clear();
    },
  };
}
