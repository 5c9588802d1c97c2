import type { PageRequest } from '@sewa/pages';
import { createFormActions } from '@sewa/pages/forms';
import * as messages from './messages.ts';

/** Names of the fields of an answer. */
export const answerFields = { listing: 'listing', answer: 'answer' } as const;

const { runFormAction } = createFormActions({
  gone: messages.changed,
  changedMeanwhile: messages.changed,
  outdated: ['findAvailability'],
});

/** The secret of the link that led here. */
export const parseToken = (params: URLSearchParams): string => (params.get('token') ?? '').slice(0, 100);

/** Answers for the homes of a form; what it did stands at the home, or at the heading where there were several. */
export async function handleAnswerForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  const listingIds = form.getAll(answerFields.listing).filter((id) => typeof id === 'string');
  const answer = form.get(answerFields.answer) === 'let' ? 'let' : 'available';
  const [first = ''] = listingIds;
  const about = listingIds.length === 1 ? first : 'homes';
  const token = parseToken(page.url.searchParams);
  const place = listingIds.length === 1 ? `name-${first}` : 'homes';
  return runFormAction(
    page,
    { about, place, done: messages.state[answer === 'let' ? 'let' : 'available'] },
    () => page.client.answerAvailability({ token, body: { listingIds, answer } }),
  );
}
