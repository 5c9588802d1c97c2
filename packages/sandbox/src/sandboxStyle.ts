import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vars } from '@sewa/tokens';

const { color, space, radius, font, fontSize, fontWeight, lineHeight, size } = vars;

const tokens = readFileSync(fileURLToPath(import.meta.resolve('@sewa/tokens/tokens.css')), 'utf8');

/** The whole look of the sandbox's pages; its hash is in their security policy. */
export const sandboxStyle = `${tokens}
*{box-sizing:border-box}
html{color-scheme:light dark}
body{margin:0;background:${color.bg.page};color:${color.text.default};font-family:system-ui,sans-serif;font-size:${fontSize.m};line-height:${lineHeight.normal}}
nav,main{max-inline-size:60rem;margin-inline:auto;padding-inline:${space.l}}
.note{background:${color.bg.warningSubtle};color:${color.text.warning}}
.note p{max-inline-size:60rem;margin:0 auto;padding:${space.s} ${space.l};font-size:${fontSize.s}}
nav{display:flex;flex-wrap:wrap;align-items:center;column-gap:${space.xl};min-block-size:4rem}
nav a{display:inline-flex;align-items:center;min-block-size:${size.target};color:inherit;text-decoration:none}
nav a:hover{text-decoration:underline}nav a[aria-current]{color:${color.text.accent};font-weight:${fontWeight.semibold}}
nav .name{font-family:${font.heading};font-weight:${fontWeight.bold};font-size:${fontSize.l};margin-inline-end:auto}
main a{color:${color.text.accent};text-underline-offset:.2em}
main{padding-block:${space.xl} ${space.huge}}
h1,h2{line-height:${lineHeight.tight};text-wrap:balance}h1{font-size:${fontSize.xl};margin:0 0 ${space.s}}h2{font-size:${fontSize.l};margin:${space.xxl} 0 ${space.m}}
.lead{max-inline-size:40rem;margin:0;color:${color.text.muted}}
ul{list-style:none;margin:${space.l} 0 0;padding:0;display:grid;gap:${space.m}}
.people{grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr))}
li{padding:${space.l};background:${color.bg.surface};border:1px solid ${color.border.default};border-radius:${radius.l};overflow-wrap:anywhere}
.person{display:flex;align-items:center;justify-content:space-between;gap:${space.m}}
.person strong{display:block;font-weight:${fontWeight.semibold}}.person span,.head{color:${color.text.muted};font-size:${fontSize.s};font-variant-numeric:tabular-nums}
.head{display:flex;flex-wrap:wrap;justify-content:space-between;gap:${space.xs} ${space.l};margin:0 0 ${space.s}}
.controls{display:flex;flex-wrap:wrap;gap:${space.s};margin-block-start:${space.m}}
.links{display:flex;flex-wrap:wrap;gap:${space.xs} ${space.l};margin:${space.m} 0 0}
.outcomes{display:block;columns:16rem}.outcomes li{padding:0 0 ${space.xs};background:none;border:0}.outcomes strong{font-variant-numeric:tabular-nums}
.subject{margin:0 0 ${space.xs};font-weight:${fontWeight.semibold}}.body{margin:0;white-space:pre-wrap}
iframe{display:block;inline-size:100%;block-size:28rem;resize:vertical;margin-block-start:${space.s};border:1px solid ${color.border.default};border-radius:${radius.m}}
summary{min-block-size:${size.target};align-content:center;color:${color.text.muted};font-size:${fontSize.s};cursor:pointer}
button{min-block-size:${size.target};padding:${space.s} ${space.l};border:1px solid ${color.border.strong};border-radius:${radius.m};background:${color.bg.surface};color:${color.text.default};font:inherit;font-size:${fontSize.s};cursor:pointer;white-space:nowrap}
button:hover{background:${color.bg.accentSubtle};border-color:${color.border.accent}}
:focus-visible{outline:2px solid ${color.border.focus};outline-offset:2px;border-radius:${radius.s}}
`;
