import type { Client, RouteAnswer } from '@sewa/api/client';
import { explainError } from '@sewa/api/errors';
import { useEffect, useState } from 'react';

/** What the product charges, or why it isn't known. */
export interface LoadedRates {
  readonly rates: RouteAnswer<'getCalculatorRates'> | null;
  readonly error: string | null;
  readonly retry: () => void;
}

/** Loads what the product charges today. */
export function useRates(client: Client): LoadedRates {
  const [rates, setRates] = useState<LoadedRates['rates']>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads them again
  useEffect(() => {
    const leaving = new AbortController();
    client.getCalculatorRates({}, { signal: leaving.signal }).then(setRates, (reason: unknown) => {
      if (!leaving.signal.aborted) setError(explainError(reason));
    });
    return () => leaving.abort();
  }, [client, attempt]);
  const retry = () => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { rates, error, retry };
}
