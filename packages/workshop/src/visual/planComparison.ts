/** The browser that shows the stories of a run, and the build that the baselines come from. */
export interface ComparedBrowsers {
  readonly program: string;
  /** Whether it is the Chromium that the lockfile pins. */
  readonly isLocked: boolean;
  /** Null where nobody needs to know. */
  readonly build: string | null;
  /** Null where there are no baselines. */
  readonly baselineBuild: string | null;
}

/**
 * Why pictures cannot be compared with the baselines, or null when they can: both must come from the browser of the lockfile, and
 * from the same build of it.
 */
export function explainNoComparison({
  program,
  isLocked,
  build,
  baselineBuild,
}: ComparedBrowsers): string | null {
  if (!isLocked)
    return `Pictures were not compared: CHROMIUM_PATH names ${program}, the baselines come from the browser of the lockfile.`;
  if (build === baselineBuild) return null;
  return `Pictures were not compared: the baselines come from Chromium ${baselineBuild ?? '(none)'}, the lockfile has ${build}. "npm run visual -- --update" draws them anew.`;
}

/** What a run compares of each story, and what counts against every one of them. */
export interface ComparisonPlan {
  readonly issues: readonly string[];
  readonly themes: readonly ('light' | 'dark')[];
  /** Whether stories are compared in a narrow window as well. */
  readonly isNarrowCompared: boolean;
}

/** Plans what is compared: where that is impossible nothing is, and no story passes. */
export function planComparison(reason: string | null, isFull: boolean): ComparisonPlan {
  if (reason !== null) return { issues: [reason], themes: [], isNarrowCompared: false };
  return { issues: [], themes: isFull ? ['light', 'dark'] : ['light'], isNarrowCompared: isFull };
}
