import { createHash } from 'node:crypto';

/**
 * The only script a page runs before its own arrives. It stands in every page, so its names are one letter long: `g` goes and
 * gets the page's modules, at most four at once, and its data; `i` does so when idle after the largest paint (the frame after
 * loading may hold it), or a second later on a machine that is never idle; any input does at once. On a slow or saving connection
 * (`v`) no idle moment does, but somebody who turns to the page: by a key, or a pointer or the focus on a control, unless the page
 * itself put the focus there, or by the way back to the tab. A link is no control: it leads on without script, which would only be
 * in the way of the next page. `c` stores clicks on buttons for replay, until they are taken; a button of a popover has opened it already.
 */
export const earlyScript = `{let c=[],s,d=document.getElementById('sewa-page').dataset,n=d.now==null&&navigator.connection,v=n&&(n.saveData||/[23]g/.test(n.effectiveType)),
g=()=>{if(!s){s=1;let m=d.modules.split(' '),n=()=>m[0]&&import(m.shift()).then(n,()=>s=0);n();n();n();n();if(d.payload)sewaEarly.payload||=fetch(d.payload)}},
i=()=>(self.requestIdleCallback||setTimeout)(g,{timeout:1e3});
self.sewaEarly={take(){let t=c;c=0;return t}};
for(let k of ['pointerdown','keydown','input','click',...v?['pointermove','focusin','visibilitychange']:[]])addEventListener(k,({target:t})=>{(!v||k=='keydown'||(t.closest?t.closest('button,input,label,select,summary,textarea')&&!(k=='focusin'?t.autofocus:k=='pointermove'&&s==0):!t.hidden))&&g();c&&k=='click'&&(t=t.closest?.('[type=button]:not([popovertarget])'))&&c.push(t)},true);
v||addEventListener('load',()=>{requestAnimationFrame(()=>new PerformanceObserver(i).observe({type:'largest-contentful-paint',buffered:true}));setTimeout(i,3e3)})}`;

/** The source expression that allows `earlyScript`, and nothing else, in a Content-Security-Policy. */
export const earlyScriptHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
