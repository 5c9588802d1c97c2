import { aboutPath, privacyPath, safetyPath, termsPath } from '@sewa/paths';
import { useLocation } from 'react-router-dom';
import { about } from '../content/about.ts';
import { privacy } from '../content/privacy.ts';
import { safety } from '../content/safety.ts';
import { terms } from '../content/terms.ts';
import { DocumentPage } from '../Document/DocumentPage.tsx';
import type { CompanyDocument } from '../Document/document.ts';

const documents: Readonly<Record<string, CompanyDocument>> = {
  [aboutPath()]: about,
  [privacyPath()]: privacy,
  [termsPath()]: terms,
  [safetyPath()]: safety,
};

/** Who we are, what we do with personal data, the rules, and how to stay safe. */
export default function CompanyPage() {
  const { pathname } = useLocation();
  const document = documents[pathname];
  return document ? <DocumentPage path={pathname} document={document} /> : null;
}
