import { Banner } from '@sewa/ui';
import type { ReactNode } from 'react';
import { ResultFocus } from './ResultFocus.tsx';

interface FormBannerProps {
  /** What became of the form; each other answer takes the focus. */
  readonly result: unknown;
  readonly children: ReactNode;
}

/** Says above a long form why the whole of it was refused: in view, and with the keyboard. */
export function FormBanner({ result, children }: FormBannerProps) {
  return (
    <ResultFocus result={result}>
      <Banner tone="danger">{children}</Banner>
    </ResultFocus>
  );
}
