import { type ReactNode, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { readChosenVariants } from '../core/chosenVariants.ts';
import type { ExperimentConfig } from '../core/ExperimentConfig.ts';
import { variantScript } from '../core/variantScript.ts';
import { ExperimentsContext } from './context.ts';

/** Props of `ExperimentsProvider`. */
export interface ExperimentsProviderProps {
  /** The experiments, as `listExperiments` answers; later ones count when it's mounted again. */
  readonly experiments: readonly ExperimentConfig[];
  /**
   * Whether `?exp=ID.VARIANT` in the address shows a variant to whoever opens it. Leave it out in production.
   * @default false
   */
  readonly isForceable?: boolean;
  /** Called when somebody who takes part sees their variant, once for each experiment of the page. */
  readonly onView?: (id: string, variant: string) => void;
  readonly children?: ReactNode;
}

const never = () => () => undefined;
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Gives a page its experiments. While it's mounted, variants don't change: put one in each page. A server renders the same for everyone;
 * an inline script then shows each browser its variant before anything is drawn.
 */
export function ExperimentsProvider({
  experiments,
  isForceable = false,
  onView,
  children,
}: ExperimentsProviderProps) {
  const isHydrated = useIsHydrated();
  const [{ running, variants, forced }] = useState(() => ({
    running: experiments.filter(({ enabled }) => enabled).map(({ id }) => id),
    ...readChosenVariants(isForceable),
  }));
  const seen = useRef(new Set<string>());
  const noteView = useCallback(
    (id: string, variant: string) => {
      if (variants[id] !== variant || id === forced || seen.current.has(id)) return;
      seen.current.add(id);
      onView?.(id, variant);
    },
    [variants, forced, onView],
  );
  const value = useMemo(
    () => ({ running, variants, isHydrated, noteView }),
    [running, variants, isHydrated, noteView],
  );
  const isScriptNeeded = !isHydrated && running.length > 0;
  return (
    <ExperimentsContext value={value}>
      {isScriptNeeded ? (
        <script
          data-forced={isForceable ? '' : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash
          dangerouslySetInnerHTML={{ __html: variantScript }}
        />
      ) : null}
      {children}
    </ExperimentsContext>
  );
}
