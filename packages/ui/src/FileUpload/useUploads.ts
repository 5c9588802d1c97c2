import { useEffect, useRef, useState } from 'react';

/** Sends one file and answers with what the form is to send for it; it reports how far it is, 0 to 1, and stops at the signal. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (change: { value: number }) => void },
) => Promise<string>;

/** A file in the list, from when it came in until it is taken out. */
export interface Upload {
  key: number;
  file: File;
  state: 'sending' | 'sent' | 'unsent' | 'refused';
  /** From 0 to 1. */
  progress: number;
  /** What the form sends for it. */
  answer?: string;
  /** Why it was refused. */
  reason?: string;
}

interface UploadsGiven {
  send: SendFile;
  /** Says why a file is not taken, or an empty text. */
  refuse: (file: File, count: number) => string;
  onSent: (file: File) => void;
}

/** Keeps a list of files while they are sent, sent again or taken out; what still runs is stopped when the page goes. */
export function useUploads({ send, refuse, onSent }: UploadsGiven) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change = (key: number, changed: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));

  const start = async (key: number, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(key, controller);
    try {
      const onProgress = ({ value }: { value: number }) => change(key, { progress: value });
      const answer = await send(file, { signal, onProgress });
      if (signal.aborted) return;
      change(key, { state: 'sent', progress: 1, answer });
      onSent(file);
    } catch {
      if (!signal.aborted) change(key, { state: 'unsent' });
    }
  };

  const add = (files: Iterable<File>) => {
    let count = uploads.filter(({ state }) => state !== 'refused').length;
    const unsent = uploads.filter(({ state }) => state === 'unsent');
    const replaced = new Set<number>();
    const added = [...files].map((file): Upload => {
      const key = nextKey.current++;
      let reason = refuse(file, count);
      // Where there is no more room, a file that could not be sent gives way to another one.
      const old = unsent.find((upload) => !replaced.has(upload.key));
      if (reason !== '' && old && refuse(file, count - 1) === '') {
        replaced.add(old.key);
        count -= 1;
        reason = '';
      }
      if (reason !== '') return { key, file, state: 'refused', progress: 0, reason };
      count += 1;
      return { key, file, state: 'sending', progress: 0 };
    });
    setUploads((all) => [...all.filter((upload) => !replaced.has(upload.key)), ...added]);
    for (const { key, file, state } of added) if (state === 'sending') void start(key, file);
  };
  const retry = ({ key, file }: Upload) => {
    change(key, { state: 'sending', progress: 0 });
    void start(key, file);
  };
  const remove = ({ key }: Upload) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };
  return { uploads, add, retry, remove };
}
