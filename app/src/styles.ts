import '@sewa/tokens/tokens.css';
import '@sewa/tokens/fallback-fonts.css';
import './fonts.css';
import '@sewa/ui/reset.css';
import '@sewa/ui/styles.css';
