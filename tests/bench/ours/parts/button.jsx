import '@sewa/ui/css/Button.css';
import { Button } from '@sewa/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button>Save</Button>);
