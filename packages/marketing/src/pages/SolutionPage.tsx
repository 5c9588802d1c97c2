import { useLocation } from 'react-router-dom';
import { solutionLandings } from '../content/solutions.ts';
import { LandingPage } from '../Landing/LandingPage.tsx';

/** What the product does for tenants, landlords, agents or companies. */
export default function SolutionPage() {
  const { pathname } = useLocation();
  const landing = solutionLandings[pathname];
  return landing ? <LandingPage path={pathname} landing={landing} /> : null;
}
