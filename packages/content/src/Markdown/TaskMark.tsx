import * as messages from './messages.ts';

/** Whether a task of a list is done. */
export const TaskMark = ({ isDone }: { readonly isDone: boolean }) => (
  <>
    <span role="img" aria-label={isDone ? messages.doneLabel : messages.notDoneLabel}>
      {isDone ? '☑' : '☐'}
    </span>{' '}
  </>
);
