import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { HtmlDialog, type HtmlDialogProps } from '../HtmlDialog/HtmlDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** What `confirm` asks: with content of its own, or, of the type `html`, with HTML from outside, which is cleaned. */
export type ConfirmRequest =
  | Pick<DialogProps, 'title' | 'type' | 'confirmLabel' | 'cancelLabel' | 'children'>
  | (Pick<HtmlDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'html'> & { type: 'html' });

/** What `useDialog` gives. */
export interface DialogControl {
  /** Asks in a dialog; true if the person confirms, false if they cancel in any way. */
  confirm: (request: ConfirmRequest) => Promise<boolean>;
}

interface PendingRequest {
  id: number;
  request: ConfirmRequest;
  answer: (value: boolean) => void;
}

const DialogContext = createContext<DialogControl | null>(null);

type QuestionProps = Pick<DialogProps, 'onConfirm' | 'onOpenChange'> & { request: ConfirmRequest };

function Question({ request, ...rest }: QuestionProps) {
  if (request.type !== 'html') return <Dialog {...request} {...rest} isOpen />;
  const { type: _, ...requested } = request;
  return <HtmlDialog {...requested} {...rest} isOpen />;
}

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
        <Question
          key={current.id}
          request={current.request}
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
