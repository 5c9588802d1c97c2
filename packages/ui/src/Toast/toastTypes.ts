import type { MouseEvent, ReactNode } from 'react';

/** Types of a toast. */
export const toastTypes = ['Info', 'Success', 'Warning', 'Error', 'Primary', 'Secondary'] as const;

/** Type of a toast. */
export type ToastType = (typeof toastTypes)[number];

/** What a toast says and does. */
export interface ToastRequest {
  /** What it says; its words are also said aloud. */
  message: ReactNode;
  /** What it says below, also aloud. */
  description?: ReactNode;
  /** What kind of news it is; errors and warnings interrupt assistive technology. */
  type: ToastType;
  /** Milliseconds it stays before it fades for 500 ms; without it at least 5,000, longer for long texts, and errors and toasts with an action stay until they are dismissed. */
  time?: number;
  /** One button on the toast, which takes it away, unless `onAction` prevents the default of its event. */
  action?: { label: ReactNode; onAction: (event: MouseEvent<HTMLButtonElement>) => void };
  /** Called once it is gone, by whatever: a person, its time, `dismiss`, or because there was no room for it. */
  onDismiss?: () => void;
  /** Replaces the toast shown with this id. @default its type and texts, so that the same news only counts up; new for other nodes */
  id?: string;
}

/** A toast on show: how often it came, the milliseconds left of its time or of its fading. */
export type ShownToast = ToastRequest & { id: string; count: number; left: number; isLeaving?: true };

/** The text of what is nothing but text. */
export function textOf(node: ReactNode): string | undefined {
  return typeof node === 'object' ? undefined : String(node ?? '');
}

/** Milliseconds a toast stays, `Infinity` when it waits to be dismissed. */
export function displayTime({ message, description, type, time, action }: ToastRequest): number {
  const length = `${textOf(message)}${textOf(description)}`.length;
  return time ?? (type === 'Error' || action ? Infinity : Math.max(5000, length * 50));
}
