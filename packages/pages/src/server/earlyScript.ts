import { createHash } from 'node:crypto';

/**
 * The only script a public page runs before its own arrives. It stands in every page, so its names are one letter long:
 * `g` goes and gets the page's modules, at most four at once, and its data; `i` does so when idle after the largest paint (the
 * frame after loading may hold it), any input at once; `c` keeps clicks on buttons for replay, until they are taken.
 */
export const earlyScript = `{let c=[],s,d=document.getElementById('sewa-page').dataset,
g=()=>{if(!s){s=1;let m=d.modules.split(' '),n=()=>m[0]&&import(m.shift()).then(n,()=>s=0);n();n();n();n();if(d.payload)sewaEarly.payload||=fetch(d.payload)}},
i=()=>(self.requestIdleCallback||setTimeout)(g);
self.sewaEarly={take(){let t=c;c=0;return t}};
for(let k of ['pointerdown','keydown','input','click'])addEventListener(k,e=>{g();c&&(e=k=='click'&&e.target.closest?.('[type=button]'))&&c.push(e)},true);
navigator.connection?.saveData||addEventListener('load',()=>{requestAnimationFrame(()=>new PerformanceObserver(i).observe({type:'largest-contentful-paint',buffered:true}));setTimeout(i,3e3)})}`;

/** The source expression that allows `earlyScript`, and nothing else, in a Content-Security-Policy. */
export const earlyScriptHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
