import type { ArticleDraft } from '@sewa/api/client';
import { Stack, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import { type ArticleText, listDifferences, pickText } from './articleText.ts';
import * as messages from './messages.ts';
import * as css from './Theirs.css.ts';

interface TheirsProps {
  readonly theirs: ArticleDraft;
  /** One's own text: what is the same isn't shown twice. */
  readonly text: ArticleText;
}

/** What somebody else stored meanwhile, in the fields where it differs. */
export function Theirs({ theirs, text }: TheirsProps) {
  const stored = pickText(theirs);
  const names = listDifferences(stored, text).filter((name) => name !== 'language');
  return (
    <Stack gap="m">
      {names.map((name) => (
        <div key={name}>
          <Text size="s" weight="semibold">
            {messages.field[name]}
          </Text>
          <p className={css.text}>{name === 'kind' ? common.kindName[theirs.kind] : stored[name]}</p>
        </div>
      ))}
    </Stack>
  );
}
