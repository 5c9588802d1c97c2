import { useSyncExternalStore } from 'react';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { safeHtml } from './safeHtml.ts';

/** Props of `HtmlDialog`. */
export type HtmlDialogProps = Omit<DialogProps, 'type' | 'children'> & {
  /** Shown after everything that is not on the allow-list was taken out. */
  html: string;
};

const stand = () => () => undefined;

/** Shows HTML from outside in a dialog; the server draws it empty, since only a browser can read HTML safely. */
export function HtmlDialog({ html, ...rest }: HtmlDialogProps) {
  const isInBrowser = useSyncExternalStore(
    stand,
    () => true,
    () => false,
  );
  return <Dialog {...rest}>{isInBrowser && safeHtml(html)}</Dialog>;
}
