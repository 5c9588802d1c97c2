import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { CONTROL } from '../core/ExperimentConfig.ts';
import { ExperimentsContext } from './context.ts';
import { useExperiment } from './useExperiment.ts';

/** Props of `Experiment`. */
export interface ExperimentProps {
  /** Id of the experiment. */
  readonly id: string;
  /** What each variant shows, by its name. A server renders all of them, so they must not repeat an `id`. */
  readonly variants: Readonly<Record<string, ReactNode>> & { readonly control: ReactNode };
  /**
   * The element around a variant.
   * @default 'div'
   */
  readonly as?: 'div' | 'span';
}

/**
 * Shows the variant of this browser. A server renders all variants of a running experiment, with `control` visible; nothing flickers,
 * because the inline script of `ExperimentsProvider` decides which one is drawn. Once hydrated, only that one is on the page.
 */
export function Experiment({ id, variants, as: Part = 'div' }: ExperimentProps) {
  const { running, isHydrated, noteView } = useContext(ExperimentsContext);
  const chosen = useExperiment(id);
  const shown = Object.hasOwn(variants, chosen) ? chosen : CONTROL;
  const ref = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const isRunning = running.includes(id);
  useEffect(() => {
    if (!ref.current || !isRunning || !isHydrated) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) noteView(id, shown);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [id, shown, isRunning, isHydrated, noteView]);
  const names = isRunning && !isHydrated ? Object.keys(variants).filter((name) => name !== CONTROL) : [];
  const marks = (name: string) =>
    names.length > 0 ? { 'data-experiment': id, 'data-variant': name } : undefined;
  // `control` comes last: the script's rule hides what follows the variant it shows.
  return [...names, shown].map((name) => (
    <Part key={name} ref={name === shown ? ref : null} hidden={names.includes(name)} {...marks(name)}>
      {variants[name]}
    </Part>
  ));
}
