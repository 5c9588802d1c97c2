import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './CookieConsent.css.ts';

/** What cookies may be for. */
export interface CookieCategory {
  /** Name of its checkbox in the form. */
  name: string;
  /** Names it for people. */
  label: ReactNode;
  /** Says what is kept, and what for. */
  description?: ReactNode;
  /** Cannot be refused, because the site does not work without it. @default false */
  isNecessary?: boolean;
  /** Whether it is allowed now. @default false */
  isAllowed?: boolean;
}

interface CookieCategoriesProps {
  readonly categories: readonly CookieCategory[];
}

/** What cookies may be for, each to be allowed or not, and the button that keeps that. */
export function CookieCategories({ categories }: CookieCategoriesProps) {
  const { alwaysOn, saveChoice } = useMessages({
    alwaysOn: english.alwaysOn,
    saveChoice: english.saveChoice,
  });
  return (
    <div className={styles.categories}>
      {categories.map(({ name, label, description, isNecessary = false, isAllowed = false }) => (
        <Checkbox
          // What is allowed elsewhere shows here too, and what a person has ticked meanwhile stays otherwise.
          key={`${name} ${isAllowed}`}
          name={name}
          label={
            isNecessary ? (
              <span>
                {label} <span className={styles.always}>{alwaysOn}</span>
              </span>
            ) : (
              label
            )
          }
          description={description}
          defaultChecked={isNecessary || isAllowed}
          disabled={isNecessary}
        />
      ))}
      <div>
        <Button type="submit" name="choice" value="save" variant="secondary">
          {saveChoice}
        </Button>
      </div>
    </div>
  );
}
