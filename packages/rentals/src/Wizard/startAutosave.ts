import type { StepDraftSnapshot, StepDraftStore } from './createStepDraft.ts';

/** How long nothing is typed before a draft is saved by itself, in milliseconds. */
const PAUSE_MS = 1_200;
/** How long it waits after a lost connection before it tries again, in milliseconds. */
const RETRY_MS = 10_000;

type Autosaved = Pick<StepDraftStore, 'getSnapshot' | 'subscribe' | 'autosave'>;

/** Saves a draft once nothing is typed for a moment, and again after a lost connection. Returns what stops it. */
export function startAutosave(
  { getSnapshot, subscribe, autosave }: Autosaved,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setInterval> | undefined;
  let before: StepDraftSnapshot | null = null;

  function plan(): void {
    const now = getSnapshot();
    const { text, theirs, isChanged, status } = now;
    if (text !== before?.text || theirs !== before.theirs || isChanged !== before.isChanged) {
      clearTimeout(pause);
      if (isChanged && theirs === null) pause = setTimeout(autosave, PAUSE_MS);
    }
    if (status !== before?.status) {
      clearInterval(retry);
      if (status === 'offline') retry = setInterval(autosave, RETRY_MS);
    }
    before = now;
  }

  const wake = () => {
    if (getSnapshot().status === 'offline') autosave();
  };
  const leave = subscribe(plan);
  page.addEventListener('online', wake);
  plan();
  return () => {
    leave();
    page.removeEventListener('online', wake);
    clearTimeout(pause);
    clearInterval(retry);
  };
}
