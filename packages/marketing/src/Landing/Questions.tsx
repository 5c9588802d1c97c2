import { usePageSite } from '@sewa/pages';
import { conversationPath, HELP_CONVERSATION } from '@sewa/paths';
import { Accordion, Container, Heading, Link, Stack, Text } from '@sewa/ui';
import * as messages from '../messages.ts';
import * as css from './Landing.css.ts';
import type { Question } from './landing.ts';

/** Questions people ask, with their answers. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const { supportEmail, helpMode } = usePageSite();
  return (
    <Container as="section" padding="l" aria-labelledby="questions">
      <div className={css.beside}>
        <Heading level={2} size="l" id="questions">
          {messages.questionsTitle}
        </Heading>
        <Stack gap="l">
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
          <Text as="p">
            {messages.askLead}{' '}
            {helpMode === 'chat' ? (
              <>
                <Link href={conversationPath(HELP_CONVERSATION)}>{messages.chatLabel}</Link>
                {messages.betweenLabel}
              </>
            ) : null}
            <Link href={`mailto:${supportEmail}`}>{messages.askByMailLabel(supportEmail)}</Link>
          </Text>
        </Stack>
      </div>
    </Container>
  );
}
