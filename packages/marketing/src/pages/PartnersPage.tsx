import { PageMeta, usePageSite } from '@sewa/pages';
import { partnerSitesPath, partnersPath } from '@sewa/paths';
import { Banner, Container, Heading, Link, Text } from '@sewa/ui';
import { partners } from '../content/partners.ts';
import * as document from '../Document/Document.css.ts';
import * as landing from '../Landing/Landing.css.ts';
import { Points } from '../Landing/Points.tsx';
import { PartnerGuide } from '../Partners/PartnerGuide.tsx';

/** How partner sites show the calculator and the chat. */
export default function PartnersPage() {
  const { embedOrigin, publicUrl } = usePageSite();
  const { meta, title, lead, startLabel, points, unavailableTitle, unavailableLead } = partners;
  return (
    <main id="main">
      <PageMeta {...meta} canonicalPath={partnersPath()} />
      <div className={document.head}>
        <Container padding="l" gap="l">
          <div className={landing.nextText}>
            <Heading level={1} size="display">
              {title}
            </Heading>
            <Text as="p" size="l" tone="muted">
              {lead}
            </Text>
          </div>
          {embedOrigin ? (
            <div>
              <Link variant="primary" href={partnerSitesPath()}>
                {startLabel}
              </Link>
            </div>
          ) : (
            <Banner title={unavailableTitle}>{unavailableLead}</Banner>
          )}
        </Container>
      </div>
      <Points {...points} />
      {embedOrigin ? <PartnerGuide origins={{ embed: embedOrigin, main: publicUrl }} /> : null}
    </main>
  );
}
