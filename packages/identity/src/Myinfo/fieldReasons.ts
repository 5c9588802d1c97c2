import * as messages from './messages.ts';

/** What a field of Myinfo is called, and why it is asked for. */
export interface FieldReason {
  readonly label: string;
  readonly reason: string;
}

/** The words for a field of Myinfo; one that nobody has described yet is called by its own name. */
export const findReason = (name: string): FieldReason =>
  Object.hasOwn(messages.myinfoFieldLabel, name)
    ? {
        label: messages.myinfoFieldLabel[name as keyof typeof messages.myinfoFieldLabel],
        reason: messages.myinfoFieldReason[name as keyof typeof messages.myinfoFieldReason],
      }
    : { label: name, reason: '' };
