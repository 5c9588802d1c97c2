import type { ReactNode } from 'react';

/** Types of a toast. */
export const toastTypes = ['Info', 'Success', 'Warning', 'Error', 'Primary', 'Secondary'] as const;

/** Type of a toast. */
export type ToastType = (typeof toastTypes)[number];

/** What a toast says and does. */
export type ToastRequest = {
  /** What it says, also aloud. */
  message: string;
  /** What kind of news it is; errors and warnings interrupt assistive technology. */
  type: ToastType;
  /** Milliseconds it stays before it fades for 500 ms; without it at least 5,000, longer for long messages, and errors and toasts with an action stay until they are dismissed. */
  time?: number;
  /** One button on the toast. */
  action?: { label: ReactNode; onAction: () => void };
};

/** A toast on show. */
export type ShownToast = ToastRequest & { id: string; count: number };

const leastTime = 5000;
const timePerCharacter = 50;

/** Milliseconds a toast stays, or null when it waits to be dismissed. */
export function displayTime({ message, type, time, action }: ToastRequest): number | null {
  if (time !== undefined) return time;
  if (type === 'Error' || action !== undefined) return null;
  return Math.max(leastTime, message.length * timePerCharacter);
}

/** Whether a toast interrupts what assistive technology is saying. */
export function isUrgent(type: ToastType): boolean {
  return type === 'Error' || type === 'Warning';
}
