import { Button } from 'react-aria-components';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button>Save</Button>);
