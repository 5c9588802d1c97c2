/** Every sentence the primitives say on their own. */
export type UiMessages = {
  /** Spoken when a button starts to work. */
  busy: string;
  /** Label of the button that gives up. */
  cancel: string;
  /** Name of the button that closes a dialog. */
  close: string;
  /** Label of the button that agrees. */
  confirm: string;
  /** Title of a dialog that was given none. */
  dialogTitle: string;
  /** Name of the button that takes a toast away. */
  dismiss: string;
  /** Name of the loading bar. */
  loading: string;
  /** Link to the next page. */
  nextPage: string;
  /** Name of the region that holds toasts. */
  notifications: string;
  /** Name of the navigation between pages. */
  pages: string;
  /** Link to the previous page. */
  previousPage: string;
  /** Label of the button that destroys. */
  remove: string;
  /** Says how often a toast came; `count` is at least 2. */
  repeated: (count: number) => string;
  /** Stands beside the label of a field that must be filled. */
  required: string;
};

/** The messages in English. */
export const englishMessages: UiMessages = {
  busy: 'Working on it',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'OK',
  dialogTitle: 'There is a problem.',
  dismiss: 'Dismiss',
  loading: 'Loading',
  nextPage: 'Next page',
  notifications: 'Notifications',
  pages: 'Pages',
  previousPage: 'Previous page',
  remove: 'Remove',
  repeated: (count) => `${count} times`,
  required: 'required',
};
