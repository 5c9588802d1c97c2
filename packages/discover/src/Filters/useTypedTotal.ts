import { useRoute } from '@sewa/api/swr';
import { type DiscoverFilters, parseDiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { type RefObject, useEffect, useState } from 'react';
import { countQuery } from '../searchQuery.ts';
import { parseForm } from './parseForm.ts';
import { isWrittenSlowly } from './useFilterForm.ts';

/** How long nothing is typed before it is counted, in milliseconds. */
const PAUSE_MS = 300;

interface Typed {
  /** The search the form asks for. */
  readonly wanted: string;
  /** The search that was shown meanwhile. */
  readonly shown: string;
}

/** How many homes the form would show while somebody types in it, and else `total`; undefined while that is counted. `text` is what the search box shows of the search. */
export function useTypedTotal(
  form: RefObject<HTMLFormElement | null>,
  filters: DiscoverFilters,
  total: number | undefined,
  text: string,
): number | undefined {
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = serializeDiscoverFilters(filters);
  useEffect(() => {
    const element = form.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      if (!element) return;
      const filled = parseForm(element);
      const q = filled.q === text ? parseDiscoverFilters(new URLSearchParams(shown)).q : filled.q;
      setTyped({ wanted: serializeDiscoverFilters({ ...filled, q }), shown });
    };
    const onInput = ({ target }: Event) => {
      if (!target || !isWrittenSlowly(target)) return;
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE_MS);
    };
    element?.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('input', onInput);
    };
  }, [form, shown, text]);
  const wanted = typed?.shown === shown && typed.wanted !== shown ? typed.wanted : null;
  const query = wanted === null ? null : countQuery(parseDiscoverFilters(new URLSearchParams(wanted)));
  const counted = useRoute('countDiscover', query, { isErrorReturned: true });
  return query === null ? total : counted.data?.total;
}
