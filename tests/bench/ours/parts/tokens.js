import '@sewa/tokens/tokens.css';
