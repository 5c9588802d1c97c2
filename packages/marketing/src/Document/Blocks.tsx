import { DescriptionList, DescriptionListItem, Link, Text } from '@sewa/ui';
import * as css from './Document.css.ts';
import type { Block } from './document.ts';

function renderBlock(block: Block) {
  if ('text' in block) return <Text as="p">{block.text}</Text>;
  if ('link' in block)
    return (
      <div className={css.link}>
        <Link href={block.link.href}>{block.link.label}</Link>
      </div>
    );
  if ('list' in block)
    return (
      <ul className={css.list}>
        {block.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return (
    <DescriptionList layout="rows">
      {block.rows.map(({ name, value }) => (
        <DescriptionListItem key={name} name={name}>
          {value}
        </DescriptionListItem>
      ))}
    </DescriptionList>
  );
}

/** The parts of a section, one below the other. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block) => <div key={JSON.stringify(block)}>{renderBlock(block)}</div>);
}
