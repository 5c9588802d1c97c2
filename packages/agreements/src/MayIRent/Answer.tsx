import { usePageSite } from '@sewa/pages';
import { ResultFocus } from '@sewa/pages/form-notices';
import { ShareMenu } from '@sewa/pages/share';
import { type Eligibility, type EligibilityReason, type MayRentQuestion, mayRent } from '@sewa/tenancy';
import { Heading, Stack, Text } from '@sewa/ui';
import { AnswerMark } from './AnswerMark.tsx';
import * as css from './MayIRent.css.ts';
import * as messages from './messages.ts';
import { ReasonRow } from './ReasonRow.tsx';

interface AnswerProps {
  readonly question: MayRentQuestion;
  /** Path and query of the page. */
  readonly path: string;
  /** Takes the focus, because it was just asked. */
  readonly isNew: boolean;
}

const order: readonly Eligibility[] = ['no', 'ask', 'yes'];

/** Yes, no or ask first, with every rule: first those that forbid it, then what to ask about. */
export function Answer({ question, path, isNew }: AnswerProps) {
  const { publicUrl } = usePageSite();
  const { answer, reasons } = mayRent(question);
  const listOf = (one: Eligibility): EligibilityReason[] => reasons.filter((reason) => reason.answer === one);
  const counts = { yes: listOf('yes').length, no: listOf('no').length, ask: listOf('ask').length };
  return (
    <Stack gap="xl">
      <ResultFocus result={isNew ? path : null}>
        <section className={css.answer} data-answer={answer} aria-labelledby="answer">
          <Heading level={2} size="l" id="answer">
            <AnswerMark answer={answer} size="l">
              {messages.answerTitle[answer]}
            </AnswerMark>
          </Heading>
          <div className={css.answerRest}>
            <Text as="p" size="l">
              {messages.answerWords[answer]}
            </Text>
            <Text as="p" size="s" tone="muted">
              {messages.countLine(counts)}
            </Text>
          </div>
        </section>
      </ResultFocus>
      <Stack as="section" gap="m" aria-labelledby="reasons">
        <Heading level={2} size="m" id="reasons">
          {messages.reasonsTitle}
        </Heading>
        <ul className={css.reasons}>
          {order.flatMap(listOf).map((reason) => (
            <ReasonRow key={reason.rule} reason={reason} />
          ))}
        </ul>
      </Stack>
      <ShareMenu title={messages.shareTitle} url={`${publicUrl}${path}`} />
    </Stack>
  );
}
