import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { loadScript } from './loadScript.ts';

/** Props of `CalculatorEmbed`. */
export interface CalculatorEmbedProps {
  /** Origin that frames are served from, such as `https://embed.sewa.example`. */
  origin: string;
  /** Key of the partner whose site it is. */
  partner: string;
  /** Colours of the frame. @default 'auto', as the device asks */
  theme?: 'auto' | 'light' | 'dark';
  /** Called once the calculator is shown. */
  onReady?: () => void;
  /** Called with the height of the frame in CSS pixels, at first and whenever it changes. */
  onResize?: (detail: { height: number }) => void;
  /** Called with `calculation` when the visitor goes on to sign up. */
  onLead?: (detail: { kind: string }) => void;
  /** Called with what went wrong; after `blocked`, `unlisted`, `unknown` and `ended` the children stay. */
  onError?: (detail: { code: string; message: string }) => void;
  /** Stands where the frame isn't shown, also on a server: a link to a page of yours or of ours. */
  children?: ReactNode;
}

const eventNames = ['ready', 'resize', 'lead', 'error'] as const;

/**
 * The calculator in a frame of our own origin. The script of `origin` is loaded once a page; until the frame is shown, and if it is
 * blocked, the children stand there.
 */
export function CalculatorEmbed({ origin, partner, theme = 'auto', children, ...handlers }: CalculatorEmbedProps) {
  const element = useRef<HTMLElement>(null);
  const current = useRef(handlers);
  const place = `${origin} ${partner}`;
  useEffect(() => {
    current.current = handlers;
  });
  useEffect(
    () =>
      loadScript(new URL('/embed/v1/calculator.js', origin).href, () =>
        current.current.onError?.({ code: 'blocked', message: 'The script was blocked.' }),
      ),
    [origin],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another element
  useEffect(() => {
    const target = element.current;
    const pass = ({ type, detail }: CustomEvent) => {
      const { onReady, onResize, onLead, onError } = current.current;
      if (type === 'ready') onReady?.();
      if (type === 'resize') onResize?.(detail);
      if (type === 'lead') onLead?.(detail);
      if (type === 'error') onError?.(detail);
    };
    for (const name of eventNames) target?.addEventListener(name, pass as EventListener);
    return () => {
      for (const name of eventNames) target?.removeEventListener(name, pass as EventListener);
    };
  }, [place]);
  return createElement('sewa-calculator', { key: place, ref: element, partner, theme }, children);
}
