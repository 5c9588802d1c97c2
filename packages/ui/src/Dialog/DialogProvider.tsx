import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** What `confirm` asks. */
export type ConfirmRequest = Pick<
  DialogProps,
  'title' | 'type' | 'confirmLabel' | 'cancelLabel' | 'children'
>;

/** What `useDialog` gives. */
export type DialogControl = {
  /** Asks in a dialog; true when the person agrees, false when they give up in any way. */
  confirm: (request: ConfirmRequest) => Promise<boolean>;
};

type PendingRequest = { id: number; request: ConfirmRequest; answer: (value: boolean) => void };

const DialogContext = createContext<DialogControl | null>(null);

/** Shows the dialogs asked for through `useDialog`, one after the other. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<PendingRequest[]>([]);
  const nextId = useRef(0);
  const confirm = useCallback(
    (request: ConfirmRequest) =>
      new Promise<boolean>((answer) => {
        nextId.current += 1;
        const id = nextId.current;
        setQueue((waiting) => [...waiting, { id, request, answer }]);
      }),
    [],
  );
  const control = useMemo(() => ({ confirm }), [confirm]);
  const [current] = queue;
  const settle = (value: boolean) => {
    current?.answer(value);
    setQueue((waiting) => waiting.filter((pending) => pending !== current));
  };
  return (
    <DialogContext value={control}>
      {children}
      {current !== undefined && (
        <Dialog
          key={current.id}
          {...current.request}
          isOpen
          onConfirm={() => settle(true)}
          onOpenChange={() => settle(false)}
        />
      )}
    </DialogContext>
  );
}

/** Asks people questions in a dialog; throws outside a `DialogProvider`. */
export function useDialog(): DialogControl {
  const control = use(DialogContext);
  if (control === null) {
    throw new Error(
      'useDialog found no DialogProvider above it, so a question could not be shown. Put DialogProvider around the page.',
    );
  }
  return control;
}
