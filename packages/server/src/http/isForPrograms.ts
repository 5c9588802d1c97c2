/** Whether a path is for programs: calls and files. All others are pages, for people. */
export const isForPrograms = (path: string): boolean => /^\/(api|media)(\/|$)/.test(path);
