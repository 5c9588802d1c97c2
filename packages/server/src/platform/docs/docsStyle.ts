/** The styles of the API docs; their hash is in the page's content security policy. */
export const docsStyle = `
:root{color-scheme:light dark;scroll-padding-top:5rem;
--page:light-dark(oklch(99% .004 100),oklch(19% .01 170));--raised:light-dark(oklch(100% 0 0),oklch(23% .012 170));
--text:light-dark(oklch(24% .015 170),oklch(95% .008 170));--muted:light-dark(oklch(46% .015 170),oklch(74% .015 170));
--line:light-dark(oklch(90% .006 100),oklch(33% .012 170));--border:light-dark(oklch(60% .015 170),oklch(58% .015 170));--accent:light-dark(oklch(48% .1 165),oklch(80% .13 165));
--tint:light-dark(oklch(96.5% .02 165),oklch(28% .035 165));--send:light-dark(oklch(48% .12 50),oklch(82% .11 70));--sendTint:light-dark(oklch(96% .025 70),oklch(29% .04 60))}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.6 system-ui,sans-serif}
header{position:sticky;top:0;z-index:1;background:var(--raised);border-bottom:1px solid var(--line)}
header div,.columns{margin:0 auto;max-width:80rem;padding:0 1.25rem}
header div{display:flex;align-items:center;gap:.75rem;min-height:4rem}header span{color:var(--muted)}header a:last-child{margin-left:auto}
.name{font-weight:700;font-size:1.125rem;color:inherit;text-decoration:none}
header a{padding:.625rem 0}
.skip{position:absolute;left:-100vw}.skip:focus{left:1rem;top:.5rem;z-index:2;background:var(--raised);padding:.625rem 1rem}
.columns{display:grid;grid-template-columns:minmax(0,1fr);gap:0 3rem;padding-bottom:5rem}
h1,h2,h3{line-height:1.2;text-wrap:balance}h1{font-size:2.25rem;margin:2rem 0 .75rem;letter-spacing:-.02em}h2{font-size:1.5rem;margin:3rem 0 1rem}
main>p,main ol p{max-width:45rem;margin:.75rem 0}.lead{font-size:1.125rem;color:var(--muted)}.note{font-size:.875rem;color:var(--muted)}
section{margin-bottom:1.5rem;padding:1.5rem;background:var(--raised);border:1px solid var(--line);border-radius:1rem}
section:target{outline:2px solid var(--accent);outline-offset:2px}
h3{margin:0 0 .5rem;font-size:1.0625rem;overflow-wrap:anywhere}section p{max-width:45rem;margin:.25rem 0}
a{color:var(--accent);text-underline-offset:.2em}:is(a,pre,summary,input,button):focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:.25rem}
code{font:.9375em/1.5 ui-monospace,monospace}
pre{margin:.5rem 0 1rem;padding:1rem;max-height:24rem;overflow:auto;background:var(--page);border:1px solid var(--line);border-radius:.5rem;font-size:.8125rem}
details{margin-top:.75rem}summary{padding:.625rem 0;color:var(--accent);cursor:pointer}
b{display:inline-block;font-size:.75rem;letter-spacing:.04em;padding:.0625rem .5rem;margin-right:.25rem;border-radius:1rem;background:var(--tint);color:var(--accent)}
b:not([data-method=get]){background:var(--sendTint);color:var(--send)}
form{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .75rem;margin:1.5rem 0}label{font-weight:600}
input,button{min-height:2.75rem;padding:.5rem .875rem;border:1px solid var(--border);border-radius:.5rem;background:var(--raised);color:inherit;font:inherit}input{flex:1 1 12rem;min-width:0;max-width:28rem}button{border-color:var(--accent);color:var(--accent);font-weight:600;cursor:pointer}
ol{padding-left:1.25rem}ol p{margin:.75rem 0 .25rem}
nav ul,.calls{margin:0;padding:0;list-style:none}
nav ul{display:flex;gap:.25rem;overflow-x:auto;padding:.75rem 0}nav a{display:block;padding:.625rem .75rem;border-radius:.5rem;color:inherit;text-decoration:none;white-space:nowrap}
nav a:hover,.calls a:hover{background:var(--tint)}nav a[aria-current]{background:var(--tint);color:var(--accent);font-weight:600}
.calls{columns:2 20rem;column-gap:2rem;margin:0 -.75rem 2rem}.calls li{break-inside:avoid}.calls a{display:block;padding:.5rem .75rem;border-radius:.5rem;color:inherit;text-decoration:none;overflow-wrap:anywhere}.calls span{display:block;font-size:.875rem;color:var(--muted)}.calls code{font-size:.875rem}
table{border-collapse:collapse;width:100%;margin-top:1.25rem}
th,td{text-align:left;vertical-align:top;padding:.625rem 1.25rem .625rem 0;border-top:1px solid var(--line)}
td{overflow-wrap:anywhere}
th{font-size:.8125rem;font-weight:600;color:var(--muted);border:0;padding-bottom:.375rem}
@media (max-width:47.9rem){h1{font-size:1.875rem}section{padding:1.125rem}
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
table,tbody,tr,td{display:block}tr{border-top:1px solid var(--line);padding:.75rem 0}td{border:0;padding:0 0 .25rem}td:empty{display:none}
td:not(:first-child){position:relative;padding-left:5.5rem;font-size:.9375rem}td:not(:first-child)::before{content:attr(data-name);position:absolute;left:0;color:var(--muted)}}
@media (min-width:48rem){td:first-child{width:12rem}.codes td:first-child{width:5rem}.parameters td:nth-child(2){width:5rem}.answers td:first-child{width:6rem}}
@media (min-width:64rem){.columns{grid-template-columns:15rem minmax(0,1fr)}nav{position:sticky;top:4rem;max-height:calc(100vh - 4rem);overflow:auto;margin-left:-.75rem;padding:1.5rem 0}nav ul{display:block;padding:0}nav a{white-space:normal}}
@media print{header,nav,form{display:none}section{break-inside:avoid}}
`;
