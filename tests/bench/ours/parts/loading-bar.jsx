import '@sewa/ui/css/LoadingBar.css';
import { LoadingBar } from '@sewa/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<LoadingBar isActive />);
