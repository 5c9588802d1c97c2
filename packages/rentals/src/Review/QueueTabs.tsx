import { Inline, Link } from '@sewa/ui';
import { type DeskSection, deskSections, sectionPath } from '../Desk/deskSections.ts';
import * as desk from '../Desk/messages.ts';
import * as messages from './messages.ts';
import * as css from './QueueTabs.css.ts';
import { type QueueName, queueNames, queuePath } from './reviewForms.ts';

interface QueueTabsProps {
  readonly shown: QueueName | DeskSection | null;
  readonly counts: Readonly<Record<QueueName, number>>;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly name: string;
    readonly href: string;
    readonly words: string;
  }[];
  readonly shown: QueueTabsProps['shown'];
}

function Tabs({ label, tabs, shown }: TabsProps) {
  return (
    <nav aria-label={label} className={css.tabs}>
      <Inline gap="s">
        {tabs.map(({ name, href, words }) => (
          <Link
            key={name}
            variant="secondary"
            size="s"
            href={href}
            aria-current={name === shown ? 'page' : undefined}
          >
            {words}
          </Link>
        ))}
      </Inline>
    </nav>
  );
}

/** The queues with how much waits in each, and what else operators see to; what is shown is marked. */
export function QueueTabs({ shown, counts }: QueueTabsProps) {
  return (
    <div className={css.bar}>
      <Tabs
        label={messages.queuesLabel}
        shown={shown}
        tabs={queueNames.map((name) => ({
          name,
          href: queuePath(name),
          words: messages.queueLabel(name, counts[name]),
        }))}
      />
      <Tabs
        label={desk.sectionsLabel}
        shown={shown}
        tabs={deskSections.map((name) => ({ name, href: sectionPath(name), words: desk.sectionName[name] }))}
      />
    </div>
  );
}
