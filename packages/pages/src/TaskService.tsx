import type { Dashboard } from '@sewa/api/client';
import { createContext, type ReactNode, use } from 'react';

/** One thing to do, and where it is done; left out where an email has the link. */
export interface ListedTask {
  readonly id: string;
  readonly title: string;
  readonly way?: { readonly href: string; readonly label: string };
}

/** What somebody has to do, the worst first. */
export type ListTasks = (day: Dashboard) => readonly ListedTask[];

/** Loads the one list of tasks that all pages show. */
export type LoadTasks = () => Promise<ListTasks>;

const Context = createContext<LoadTasks | null>(null);

/** Props of `TaskService`. */
export interface TaskServiceProps {
  /** Null where the product has no tasks. */
  readonly load: LoadTasks | null;
  readonly children: ReactNode;
}

/** Provides the list of tasks to all pages below, so that every page names the same ones. */
export function TaskService({ load, children }: TaskServiceProps) {
  return <Context value={load}>{children}</Context>;
}

/** Loads the list of tasks; null if there is none. */
export const useTaskService = (): LoadTasks | null => use(Context);
