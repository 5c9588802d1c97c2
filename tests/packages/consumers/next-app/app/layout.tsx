import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import '@sewa/ui/styles.css';
import '@sewa/pickers/styles.css';
import '@sewa/calculator/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: "A stranger's app", icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
