import { createContext } from 'react';

/** What a page knows of its experiments. */
export interface ExperimentsOfPage {
  /** Ids of the experiments that run. */
  readonly running: readonly string[];
  /** The variants this browser has, by the ids of their experiments. */
  readonly variants: Readonly<Record<string, string>>;
  /** Whether the page works: until then it's the same for everyone. */
  readonly isHydrated: boolean;
  /** Called each time the variant of an experiment is on the screen. */
  readonly noteView: (id: string, variant: string) => void;
}

/** The experiments of the page; none without a provider. */
export const ExperimentsContext = createContext<ExperimentsOfPage>({
  running: [],
  variants: {},
  isHydrated: true,
  noteView: () => undefined,
});
