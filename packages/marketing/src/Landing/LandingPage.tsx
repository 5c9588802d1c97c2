import { PageMeta } from '@sewa/pages';
import type { ReactNode } from 'react';
import { Costs } from './Costs.tsx';
import { Hero } from './Hero.tsx';
import type { Landing } from './landing.ts';
import { NextStep } from './NextStep.tsx';
import { Points } from './Points.tsx';
import { Questions } from './Questions.tsx';
import { Shots } from './Shots.tsx';
import { Steps } from './Steps.tsx';

interface LandingPageProps {
  readonly path: string;
  readonly landing: Landing;
  /** Stands beside the title, above what is known at a glance. */
  readonly figure?: ReactNode;
}

/** Describes the questions of a page for search engines. */
const describeQuestions = ({ questions }: Landing) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A page that says what the product does for those who arrive, what it costs, and leads to one step. */
export function LandingPage({ path, landing, figure }: LandingPageProps) {
  const { meta, points, shots = [], steps, costs, questions, next, action } = landing;
  return (
    <main id="main">
      <PageMeta {...meta} canonicalPath={path} jsonLd={describeQuestions(landing)} />
      <Hero {...landing} figure={figure} />
      <Points {...points} />
      {shots.length > 0 ? <Shots shots={shots} /> : null}
      <Steps {...steps} />
      <Costs {...costs} />
      <Questions questions={questions} />
      <NextStep next={next} action={action} />
    </main>
  );
}
