import { partnerSitesPath } from '@sewa/paths';
import { Container, Heading, Link, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { partners } from '../content/partners.ts';
import * as document from '../Document/Document.css.ts';
import * as landing from '../Landing/Landing.css.ts';
import { CodeBlock } from './CodeBlock.tsx';
import {
  checkCode,
  eventCode,
  giveTokenCode,
  keyCode,
  makeElement,
  makeLeadCode,
  makePolicy,
  makeReactCode,
  makeSnippets,
  makeTokenCode,
  type PartnerOrigins,
} from './partnerCode.ts';
import { TermTable } from './TermTable.tsx';

const { attributes, events, look, policy, react, snippet, tokens, trouble, versions, webhook } = partners;

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id} className={landing.beside}>
    <Heading level={2} size="m" id={id}>
      {title}
    </Heading>
    <div className={landing.column}>{children}</div>
  </section>
);

/** How a partner's site shows the frames, step by step. */
export function PartnerGuide({ origins }: { readonly origins: PartnerOrigins }) {
  const snippets = makeSnippets(origins);
  return (
    <Container padding="l" gap="xxxl">
      <Section id="key" title={partners.key.title}>
        <Text as="p">{partners.key.text}</Text>
        <Link href={partnerSitesPath()}>{partners.key.label}</Link>
        <Text as="p">{partners.key.test}</Text>
      </Section>
      <Section id="snippet" title={snippet.title}>
        <Text as="p">{snippet.text}</Text>
        <Text as="p">{snippet.hostText(origins.embed, origins.main)}</Text>
        <CodeBlock label={snippet.calculator} code={snippets.calculator} />
        <CodeBlock label={snippet.chat} code={snippets.chat} />
        <Text as="p">{snippet.elementText}</Text>
        <CodeBlock label={snippet.element} code={makeElement(origins)} />
      </Section>
      <Section id="policy" title={policy.title}>
        <Text as="p">{policy.text}</Text>
        <CodeBlock label={policy.label} code={makePolicy(origins)} />
        <Text as="p" size="s" tone="muted">
          {policy.note}
        </Text>
      </Section>
      <Section id="attributes" title={attributes.title}>
        <Text as="p">{attributes.text}</Text>
        <TermTable caption={attributes.caption} terms={attributes.rows} />
      </Section>
      <Section id="events" title={events.title}>
        <Text as="p">{events.text}</Text>
        <TermTable caption={events.caption} terms={events.rows} />
        <CodeBlock label={events.code} code={eventCode} />
      </Section>
      <Section id="tokens" title={tokens.title}>
        <Text as="p">{tokens.text}</Text>
        <Text as="p">{tokens.steps}</Text>
        <CodeBlock label={tokens.keys} code={keyCode} />
        <CodeBlock label={tokens.sign} code={makeTokenCode(origins)} />
        <TermTable caption={tokens.caption} terms={tokens.rows} />
        <CodeBlock label={tokens.give} code={giveTokenCode} />
        <Text as="p" size="s" tone="muted">
          {tokens.note}
        </Text>
      </Section>
      <Section id="webhook" title={webhook.title}>
        <Text as="p">{webhook.text}</Text>
        <CodeBlock label={webhook.example} code={makeLeadCode(origins)} />
        <Text as="p">{webhook.sent}</Text>
        <Text as="p">{webhook.checkText}</Text>
        <CodeBlock label={webhook.check} code={checkCode} />
        <Text as="p">{webhook.retries}</Text>
        <Text as="p">{webhook.secret}</Text>
      </Section>
      <Section id="look" title={look.title}>
        <Text as="p">{look.text}</Text>
      </Section>
      <Section id="react" title={react.title}>
        <Text as="p">{react.text}</Text>
        <CodeBlock label={react.code} code={makeReactCode(origins)} />
      </Section>
      <Section id="trouble" title={trouble.title}>
        <ul className={document.list}>
          {trouble.list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      <Section id="versions" title={versions.title}>
        <Text as="p">{versions.text}</Text>
      </Section>
    </Container>
  );
}
