import '@sewa/tokens/tokens.css';
import '@sewa/ui/styles.css';
import '@sewa/pickers/styles.css';
import '@sewa/calculator/styles.css';
import '@sewa/chat/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <App />);
