import { formatDay } from '@sewa/formatters';
import type { EligibilityReason } from '@sewa/tenancy';
import { Heading, Link, Text } from '@sewa/ui';
import { AnswerMark } from './AnswerMark.tsx';
import * as css from './MayIRent.css.ts';
import * as messages from './messages.ts';

/** Days stand in the words of the rules as their codes. */
const readDays = (words: string): string => words.replace(/\b\d{4}-\d{2}-\d{2}\b/g, formatDay);

/** What one rule says, and where that stands. */
export function ReasonRow({ reason }: { readonly reason: EligibilityReason }) {
  const { rule, answer, words, source, from, to } = reason;
  const name = messages.ruleName[rule] ?? messages.otherRule;
  return (
    <li className={css.reason}>
      <Heading level={3} size="s">
        {name}
      </Heading>
      <AnswerMark answer={answer}>
        <Text as="span" size="s" weight="semibold">
          {messages.answerTitle[answer]}
        </Text>
      </AnswerMark>
      <div className={css.reasonRest}>
        <Text as="p">{readDays(words)}</Text>
        <details>
          <summary className={css.summary} aria-label={messages.sourceOf(name)}>
            {messages.sourceLabel}
          </summary>
          <div className={css.source}>
            <Text as="p" size="s">
              {source.url ? (
                <Link href={source.url} rel="noreferrer">
                  {source.name}
                </Link>
              ) : (
                source.name
              )}
            </Text>
            <Text as="p" size="s" tone="muted">
              {messages.basisName[source.basis]} {messages.readOn(formatDay(source.readOn))}{' '}
              {messages.inForce(formatDay(from), to === null ? null : formatDay(to))}
            </Text>
          </div>
        </details>
      </div>
    </li>
  );
}
