import { LoadingBar, ToastProvider } from '@sewa/ui';
import { Outlet, useNavigation } from 'react-router-dom';
import { ScrollRules } from './ScrollRules.tsx';

/** What stands around every page: the loading bar, the toasts and the scroll rules. */
export function PageShell() {
  const navigation = useNavigation();
  return (
    <ToastProvider>
      <LoadingBar isActive={navigation.state !== 'idle'} />
      <ScrollRules />
      <Outlet />
    </ToastProvider>
  );
}
