import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { useIsHydrated } from '../state/useIsHydrated.ts';
import { safeHtml } from './safeHtml.ts';

/** Props of `HtmlDialog`. */
export type HtmlDialogProps = Omit<DialogProps, 'type' | 'children'> & {
  /** Shown after everything that is not on the allow-list was taken out. */
  html: string;
};

/** Shows HTML from outside in a dialog; the server draws it empty, since only a browser can read HTML safely. */
export function HtmlDialog({ html, ...rest }: HtmlDialogProps) {
  const isHydrated = useIsHydrated();
  return <Dialog {...rest}>{isHydrated && safeHtml(html)}</Dialog>;
}
