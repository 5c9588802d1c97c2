import { serializeCalculatorPage } from '@sewa/calculator';
import { Calculator } from '@sewa/calculator/react';
import { careCalculatorPath, signUpAsPath } from '@sewa/paths';
import { ErrorState, Inline, Spinner, Text } from '@sewa/ui';
import { useEffect, useRef, useState } from 'react';
import { followHeight } from './followHeight.ts';
import * as css from './frames.css.ts';
import * as messages from './messages.ts';
import { SiteLink } from './SiteLink.tsx';
import type { FrameProps } from './startFrame.tsx';
import { useRates } from './useRates.ts';

/** The calculator on a partner's page, as high as its content. */
export function CalculatorFrame({ site, page, session }: FrameProps) {
  const root = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const { rates, error, retry } = useRates(session.client);
  useEffect(() => {
    if (!root.current) return;
    const stop = followHeight(root.current, (height) => page.send({ event: 'resize', detail: { height } }));
    page.send({ event: 'ready', detail: null });
    return stop;
  }, [page]);
  useEffect(() => {
    if (error !== null) page.send({ event: 'error', detail: { code: 'rates', message: error } });
  }, [page, error]);
  const noteLead = () => page.send({ event: 'lead', detail: { kind: 'calculation' } });
  return (
    <main ref={root} className={css.calculator}>
      {rates === null && error === null && (
        <div className={css.waiting}>
          <Spinner label={messages.loadingCalculator} />
        </div>
      )}
      {error !== null && (
        <ErrorState
          title={messages.failureTitle}
          onRetry={retry}
          actions={
            <SiteLink variant="secondary" href={site.publicUrl + careCalculatorPath()}>
              {messages.openSite}
            </SiteLink>
          }
        >
          {error}
        </ErrorState>
      )}
      {rates !== null && (
        <Calculator
          rates={rates}
          day={rates.day}
          onChange={(filled) => setQuery(serializeCalculatorPage(filled))}
        >
          <Inline gap="m">
            <SiteLink variant="primary" href={site.publicUrl + signUpAsPath('tenant')} onClick={noteLead}>
              {messages.signUpLabel}
            </SiteLink>
            <SiteLink href={site.publicUrl + careCalculatorPath(query)}>{messages.compareLabel}</SiteLink>
          </Inline>
        </Calculator>
      )}
      {site.isSandbox && (
        <div className={css.note}>
          <Text size="s" tone="muted">
            {messages.sandboxNote}
          </Text>
        </div>
      )}
    </main>
  );
}
