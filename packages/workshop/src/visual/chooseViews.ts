/** Why a run compares every view, or that it compares only light at one width. */
export interface ViewChoice {
  isFull: boolean;
  reason: string;
}

/** Decides what a run of the visual tests compares: every view, unless `quick` is asked for and no picture is drawn anew. */
export function chooseViews(requested: string | undefined, isUpdating: boolean): ViewChoice {
  if (isUpdating) return { isFull: true, reason: 'the baselines are drawn anew' };
  if (requested === 'quick')
    return { isFull: false, reason: 'the look of these stories was green in every view before' };
  return { isFull: true, reason: 'the look of some stories is not known to be green in every view' };
}
