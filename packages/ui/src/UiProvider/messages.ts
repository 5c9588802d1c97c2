import * as english from './english.ts';

/** Every text the components have of their own. */
export interface UiMessages {
  /** Label of the button that allows everything. */
  acceptAll: string;
  /** Said of what cannot be refused. */
  alwaysOn: string;
  /** Name of the navigation that leads to the pages above. */
  breadcrumbs: string;
  /** Spoken when a button starts to work. */
  busy: string;
  /** Label of the cancel button. */
  cancel: string;
  /** Says how many characters may still be typed. */
  charactersLeft: (count: number) => string;
  /** Opens what cookies may be for, one by one. */
  chooseCookies: string;
  /** Name of the button that empties a search field. */
  clearSearch: string;
  /** Name of the button that closes a dialog. */
  close: string;
  /** Label of the confirm button. */
  confirm: string;
  /** Title of the question about cookies. */
  cookies: string;
  /** The question about cookies. */
  cookiesQuestion: string;
  /** Said of an item of a timeline that goes on. */
  current: string;
  /** Name of the button that lowers a number by one step. */
  decrease: string;
  /** Title of a dialog that was given none. */
  dialogTitle: string;
  /** Name of the button that dismisses a toast. */
  dismiss: string;
  /** Said of an item of a timeline that is over. */
  done: string;
  /** Says how files come in besides choosing them. */
  dropFiles: string;
  /** Title of something that could not be loaded. */
  errorTitle: string;
  /** Name of the button that opens the reading aids. */
  eyeAssist: string;
  /** Name of one thing that can be set. */
  eyeAssistName: (name: 'textSize' | 'contrast' | 'spacing' | 'typeface') => string;
  /** Name of one way in which it can be set. */
  eyeAssistOption: (option: 'normal' | 'large' | 'larger' | 'more' | 'wide' | 'reading') => string;
  /** Label of the button that takes back all that was set. */
  eyeAssistReset: string;
  /** Says which files are taken; a part is empty or 0 where there is no limit. */
  fileLimits: (types: string, size: string, count: number) => string;
  /** Spoken when a file has arrived. */
  fileSent: (name: string) => string;
  /** Says that a file is too large. */
  fileTooLarge: (size: string) => string;
  /** Says that a file did not arrive. */
  fileUnsent: string;
  /** Says that a file is of a kind that is not taken. */
  fileWrongType: string;
  /** Title of the list of what is wrong with a form. */
  formIssues: string;
  /** Name of the button that shows pictures as large as the window. */
  fullScreen: string;
  /** Name of the bubble that offers help. */
  help: string;
  /** Leads to a mail to `address`. */
  helpByMail: (address: string) => string;
  /** Name of the thumb at the upper end of a range. */
  highest: string;
  /** Name of the button that raises a number by one step. */
  increase: string;
  /** Name of the loading bar. */
  loading: string;
  /** Name of the thumb at the lower end of a range. */
  lowest: string;
  /** Link to the next page. */
  nextPage: string;
  /** Name of the button that shows the picture after. */
  nextPicture: string;
  /** Stands in a table that has no rows. */
  noRows: string;
  /** Name of the region that holds toasts. */
  notifications: string;
  /** Says that what was typed is no amount of money. */
  notMoney: string;
  /** Says that what was typed is no number. */
  notNumber: string;
  /** Says that what was typed is no telephone number of Singapore. */
  notPhone: string;
  /** Name of the navigation between pages. */
  pages: string;
  /** Says which picture is shown. */
  pictureOf: (picture: number, count: number) => string;
  /** Name of a gallery. */
  pictures: string;
  /** Name of the row of pictures, which says how to move in it. */
  picturesInRow: (count: number) => string;
  /** Link to the previous page. */
  previousPage: string;
  /** Name of the button that shows the picture before. */
  previousPicture: string;
  /** Label of the button that refuses everything that can be refused. */
  rejectAll: string;
  /** Label of the button that removes something. */
  remove: string;
  /** Name of the button that takes a file out of the list. */
  removeFile: (name: string) => string;
  /** Says how often a toast came; `count` is at least 2. */
  repeated: (count: number) => string;
  /** Stands beside the label of a field that must be filled. */
  required: string;
  /** Label of the button that tries once more. */
  retry: string;
  /** Label of the button that keeps what was chosen one by one. */
  saveChoice: string;
  /** Names a list of suggestions (null), or says how many there are. */
  suggestions: (count: number | null) => string;
  /** Says that a number may not be larger than `max`. */
  tooLarge: (max: string) => string;
  /** Says that there are too many files. */
  tooManyFiles: (count: number) => string;
  /** Says that a number may not be smaller than `least`. */
  tooSmall: (least: string) => string;
  /** Says how many messages nobody read yet. */
  unread: (count: number) => string;
  /** Said of an item of a timeline that is still to come. */
  upcoming: string;
  /** Stands for the mark of a step that is done. */
  stepDone: string;
}

/** The messages in English; each is a constant of its own in `english.ts`, so that a page is sent only those it says. */
export const englishMessages: UiMessages = { ...english };
