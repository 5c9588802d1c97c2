import { type MouseEvent, useId } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { triangleAlertPath } from '../Icon/generated/iconPaths.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './Form.css.ts';
import type { Issue } from './listIssues.ts';

function focusField(event: MouseEvent, id: string): void {
  const target = document.getElementById(id);
  if (target === null) return;
  event.preventDefault();
  target.scrollIntoView({ block: 'center' });
  target.focus();
}

/** Lists what is wrong with a form; each line leads to its field, also without script. */
export function FormSummary({ issues }: { issues: readonly Issue[] }) {
  const { formIssues } = useMessages({ formIssues: english.formIssues });
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: in the answer to a form sent without script the list is read first
      autoFocus
      data-summary=""
      className={styles.summary}
    >
      <span className={styles.icon}>
        <Drawing path={triangleAlertPath} />
      </span>
      <div>
        <p id={titleId} className={styles.title}>
          {formIssues}
        </p>
        <ul className={styles.list}>
          {issues.map(({ field, label, message }, index) => {
            const part = label ? `${label}: ${message}` : message;
            return (
              <li key={field ?? index}>
                {field === undefined ? (
                  part
                ) : (
                  <a href={`#${field}`} className={styles.link} onClick={(event) => focusField(event, field)}>
                    {part}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
