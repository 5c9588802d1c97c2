import { Accordion, Container, Heading, Link } from '@sewa/ui';
import * as messages from '../messages.ts';
import * as css from './Landing.css.ts';
import type { Question } from './landing.ts';

/** Questions people ask, with their answers. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <Container as="section" padding="l" aria-labelledby="questions">
      <div className={css.beside}>
        <Heading level={2} size="l" id="questions">
          {messages.questionsTitle}
        </Heading>
        <Accordion
          items={questions.map(({ question, answer, link }, index) => ({
            id: `question-${index + 1}`,
            title: question,
            content: (
              <>
                {answer} {link ? <Link href={link.href}>{link.label}</Link> : null}
              </>
            ),
          }))}
        />
      </div>
    </Container>
  );
}
