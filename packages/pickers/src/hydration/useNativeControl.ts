import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import { type LoadTime, type Taken, useHydration } from './useHydration.ts';

/** Holds the native control of a field, gives it to the caller's ref, and loads what takes its place. */
export function useNativeControl<Control extends HTMLElement, Rich>(
  ref: Ref<Control> | undefined,
  load: () => Promise<Rich>,
  loadWhen: LoadTime,
): [control: RefObject<Control | null>, taken: Taken<Rich> | null] {
  const control = useRef<Control>(null);
  const taken = useHydration(control, load, loadWhen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control is another one once it was taken over
  useImperativeHandle(ref, () => control.current as Control, [taken]);
  return [control, taken];
}
