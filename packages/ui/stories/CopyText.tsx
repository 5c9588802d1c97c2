import { useState } from 'react';
import { copyText } from './tokenSheets.css.ts';

/** A text that is copied by a press. */
export function CopyText({ children }: { children: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(children);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <button type="button" className={copyText} title="Copy" onClick={() => void copy()}>
      {isCopied ? 'Copied' : children}
    </button>
  );
}
