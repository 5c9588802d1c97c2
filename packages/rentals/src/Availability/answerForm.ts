import type { PageRequest } from '@sewa/pages';
import { createFormActions, hasField } from '@sewa/pages/forms';
import { data } from 'react-router-dom';
import * as messages from './messages.ts';

/** Names of the fields of an answer. */
export const answerFields = { listing: 'listing', answer: 'answer' } as const;

/** The answer once somebody confirmed that open offers are declined. */
export const LET_DECLINING = 'let-declining';

const { runFormAction } = createFormActions({
  gone: messages.changed,
  changedMeanwhile: messages.changed,
  outdated: ['findAvailability'],
  describe: (error) =>
    error.status === 409 && hasField(error, 'offers')
      ? { error: error.message, isConfirmationNeeded: true }
      : null,
});

/** The secret of the link that led here. */
export const parseToken = (params: URLSearchParams): string => (params.get('token') ?? '').slice(0, 100);

/** Answers for the homes of a form; what it did stands at the home, or at the heading where there were several. */
export async function handleAnswerForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  const listingIds = form.getAll(answerFields.listing).filter((id) => typeof id === 'string');
  // A question that was answered with no sends no answer.
  if (!form.has(answerFields.answer)) return data(null);
  const declinesOffers = form.get(answerFields.answer) === LET_DECLINING;
  const answer = declinesOffers || form.get(answerFields.answer) === 'let' ? 'let' : 'available';
  const [first = ''] = listingIds;
  const about = listingIds.length === 1 ? first : 'homes';
  const token = parseToken(page.url.searchParams);
  const place = listingIds.length === 1 ? `name-${first}` : 'homes';
  return runFormAction(
    page,
    { about, place, done: messages.state[answer === 'let' ? 'let' : 'available'] },
    () =>
      page.client.answerAvailability({
        token,
        body: { listingIds, answer, ...(declinesOffers && { declinesOffers }) },
      }),
  );
}
