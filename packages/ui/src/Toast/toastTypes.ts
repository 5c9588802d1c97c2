import type { ReactNode } from 'react';

/** Types of a toast. */
export const toastTypes = ['Info', 'Success', 'Warning', 'Error', 'Primary', 'Secondary'] as const;

/** Type of a toast. */
export type ToastType = (typeof toastTypes)[number];

/** What a toast says and does. */
export interface ToastRequest {
  /** What it says, also aloud. */
  message: string;
  /** What kind of news it is; errors and warnings interrupt assistive technology. */
  type: ToastType;
  /** Milliseconds it stays before it fades for 500 ms; without it at least 5,000, longer for long messages, and errors and toasts with an action stay until they are dismissed. */
  time?: number;
  /** One button on the toast. */
  action?: { label: ReactNode; onAction: () => void };
  /** Replaces the toast shown with this id. @default its type and message, so that the same news only counts up */
  id?: string;
}

/** A toast on show: how often it came, the milliseconds left of its time or of its fading. */
export type ShownToast = ToastRequest & { id: string; count: number; left: number; isLeaving?: true };

/** Milliseconds a toast stays, `Infinity` when it waits to be dismissed. */
export function displayTime({ message, type, time, action }: ToastRequest): number {
  return time ?? (type === 'Error' || action ? Infinity : Math.max(5000, message.length * 50));
}
