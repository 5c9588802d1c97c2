import * as css from './Figures.css.ts';
import { Inline } from './Inline.tsx';
import * as messages from './messages.ts';
import { parseFigures } from './parseFigures.ts';
import { parseInline } from './parseMarkdown.ts';

/** Figures of an article in a small table, with their source below. */
export function Figures({ text }: { readonly text: string }) {
  const { rows, source } = parseFigures(text);
  return (
    <figure className={css.figures}>
      <table className={css.table}>
        <tbody>
          {rows.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <tr key={index}>
              <th scope="row" className={css.label}>
                <Inline tokens={parseInline(label)} />
              </th>
              <td className={css.value}>
                <Inline tokens={parseInline(value)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {source === null ? null : (
        <figcaption className={css.source}>
          {messages.sourceLabel} <Inline tokens={parseInline(source)} />
        </figcaption>
      )}
    </figure>
  );
}
