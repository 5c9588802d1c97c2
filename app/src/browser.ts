import './styles.ts';
import { startPages } from '@sewa/pages/browser';
import { buildAppRoutes } from './buildAppRoutes.ts';

startPages({ makeRoutes: (site, first) => buildAppRoutes(site, [first]), isReportingAllowed: () => false });
