import { useLocation } from 'react-router-dom';
import { payLandings } from '../content/pay.ts';
import { LandingPage } from '../Landing/LandingPage.tsx';

/** What paying rent will be, by eGIRO, with rewards, or changed from another way. */
export default function PayPage() {
  const { pathname } = useLocation();
  const landing = payLandings[pathname];
  return landing ? <LandingPage path={pathname} landing={landing} /> : null;
}
