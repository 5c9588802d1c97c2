/** Whether a path is for programs: calls, files, and frames, which have a host of their own. All others are pages, for people. */
export const isForPrograms = (path: string): boolean => /^\/(api|media|embed)(\/|$)/.test(path);
