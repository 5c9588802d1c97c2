import {
  aboutPath,
  blogPath,
  careCalculatorPath,
  discoverPath,
  landlordWelcomePath,
  mapPath,
  mayIRentPath,
  newsroomPath,
  partnersPath,
  payPath,
  product,
  safetyPath,
  solutionPath,
  storiesPath,
  waitlistPath,
} from '@sewa/paths';
import { Link, Text } from '@sewa/ui';
import * as messages from '../messages.ts';
import * as css from './PublicLayout.css.ts';

const groups = [
  {
    title: messages.footerGroup.tenants,
    links: [
      { label: messages.findHomeLabel, href: discoverPath() },
      { label: messages.mapLabel, href: mapPath() },
      { label: messages.forTenantsLabel, href: solutionPath('tenants') },
      { label: messages.mayIRentLabel, href: mayIRentPath() },
      { label: messages.calculatorLabel, href: careCalculatorPath() },
      { label: messages.payLabel, href: payPath() },
      { label: messages.depositFreeLabel, href: waitlistPath('waitlist') },
    ],
  },
  {
    title: messages.footerGroup.landlords,
    links: [
      { label: messages.forLandlordsLabel, href: solutionPath('landlords') },
      { label: messages.landlordStepsLabel, href: landlordWelcomePath() },
      { label: messages.advanceLabel(product.name), href: waitlistPath(`${product.slug}-advance`) },
    ],
  },
  {
    title: messages.footerGroup.agents,
    links: [
      { label: messages.forAgentsLabel, href: solutionPath('agents') },
      { label: messages.forCompaniesLabel, href: solutionPath('enterprise') },
      { label: messages.agentWaitlistLabel, href: waitlistPath('agent-waitlist') },
    ],
  },
  {
    title: messages.footerGroup.company,
    links: [
      { label: messages.aboutLabel, href: aboutPath() },
      { label: messages.blogLabel, href: blogPath() },
      { label: messages.storiesLabel, href: storiesPath() },
      { label: messages.newsroomLabel, href: newsroomPath() },
      { label: messages.partnersLabel, href: partnersPath() },
      { label: messages.safetyLabel, href: safetyPath() },
    ],
  },
] as const;

/** The pages of the product by whom they are for, in the footer of public pages. */
export function FooterGroups() {
  return (
    <div className={css.footerGroups}>
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title} className={css.footerGroup}>
          <Text as="p" size="s" weight="semibold" aria-hidden="true">
            {title}
          </Text>
          {links.map(({ label, href }) => (
            <Link key={href} variant="quiet" href={href}>
              {label}
            </Link>
          ))}
        </nav>
      ))}
    </div>
  );
}
