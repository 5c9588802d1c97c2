export const acceptAll = 'Accept all';
export const alwaysOn = 'Always on';
export const breadcrumbs = 'You are here';
export const busy = 'Working on it';
export const cancel = 'Cancel';
export const charactersLeft = (count: number) =>
  count === 1 ? '1 character left' : `${count} characters left`;
export const chooseCookies = 'Cookie settings';
export const clearSearch = 'Clear';
export const close = 'Close';
export const confirm = 'OK';
export const cookies = 'Cookies';
export const cookiesQuestion = 'Can we use optional cookies too?';
export const current = 'in progress';
export const decrease = 'Decrease';
export const dialogTitle = 'There is a problem.';
export const dismiss = 'Dismiss';
export const done = 'done';
export const dropFiles = 'Drop files here, paste them, or';
export const errorTitle = 'Something went wrong.';
export const eyeAssist = 'Reading aids';
export const eyeAssistName = (name: 'textSize' | 'contrast' | 'spacing' | 'typeface') =>
  ({ textSize: 'Text size', contrast: 'Contrast', spacing: 'Spacing', typeface: 'Typeface' })[name];
export const eyeAssistOption = (option: 'normal' | 'large' | 'larger' | 'more' | 'wide' | 'reading') =>
  ({
    normal: 'Normal',
    large: 'Large',
    larger: 'Larger',
    more: 'More',
    wide: 'Wide',
    reading: 'Reading',
  })[option];
export const eyeAssistReset = 'Reset';
export const fileLimits = (types: string, size: string, count: number) =>
  [types, size && `up to ${size} each`, count > 0 && (count === 1 ? '1 file' : `up to ${count} files`)]
    .filter(Boolean)
    .join(', ');
export const fileSent = (name: string) => `${name} uploaded`;
export const fileTooLarge = (size: string) => `Too large. The limit is ${size}.`;
export const fileUnsent = 'Upload failed.';
export const fileWrongType = "This file type isn't accepted.";
export const formIssues = 'There is a problem';
export const fullScreen = 'Full screen';
export const help = 'Help';
export const helpByMail = (address: string) => `Email ${address}`;
export const highest = 'Highest';
export const increase = 'Increase';
export const loading = 'Loading';
export const lowest = 'Lowest';
export const nextPage = 'Next page';
export const nextPicture = 'Next picture';
export const noRows = 'Nothing here yet';
export const notifications = 'Notifications';
export const notMoney = 'Enter an amount, such as 3,500 or 3,500.50.';
export const notNumber = 'Enter a number.';
export const notPhone = 'Enter a Singapore number, such as 9123 4567.';
export const pages = 'Pages';
export const pictureOf = (picture: number, count: number) => `Picture ${picture} of ${count}`;
export const pictures = 'Pictures';
export const picturesInRow = (count: number) =>
  count === 1 ? '1 picture' : `${count} pictures, use the arrow keys`;
export const previousPage = 'Previous page';
export const previousPicture = 'Previous picture';
export const rejectAll = 'Reject all';
export const remove = 'Remove';
export const removeFile = (name: string) => `Remove ${name}`;
export const repeated = (count: number) => `${count} times`;
export const required = 'required';
export const retry = 'Try again';
export const saveChoice = 'Save choices';
export const stepDone = 'Done';
export const suggestions = (count: number | null) =>
  count === null ? 'Suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`;
export const tooLarge = (max: string) => `Enter ${max} or less.`;
export const tooManyFiles = (count: number) =>
  count === 1 ? 'You can add 1 file.' : `You can add up to ${count} files.`;
export const tooSmall = (least: string) => `Enter ${least} or more.`;
export const unread = (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`);
export const upcoming = 'upcoming';
