import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('./home.tsx'), route('sent', './sent.tsx')] satisfies RouteConfig;
