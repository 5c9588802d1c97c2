import { createHash } from 'node:crypto';

/**
 * The only script a public page runs before its own arrives: waits for the first input or for an idle moment after the
 * largest paint, then loads the page's modules, at most four at once, and keeps clicks on buttons for replay.
 */
export const earlyScript = `((d,w,t)=>{
let s=d.getElementById('sewa-page').dataset,list=s.modules.split(' '),entry=list[0],clicks=[],end=new AbortController,active=0,started,
next=()=>{for(;active<4&&list[0];active++){let l=d.createElement('link');l.rel='modulepreload';l.href=list.shift();l.onload=l.onerror=()=>{active--;next()};d.head.append(l)}},
start=()=>{if(!started){started=1;next();if(s.payload)w.sewaEarly.payload||=fetch(s.payload);import(entry).catch(()=>{started=0})}},
idle=()=>{(w.requestIdleCallback||t)(start)};
w.sewaEarly={take(){end.abort();return clicks}};
for(let kind of ['pointerdown','keydown','touchstart','input','click'])d.addEventListener(kind,e=>{start();(e=kind=='click'&&e.target.closest?.('button[type=button],[data-replay]'))&&clicks.push(e)},{capture:true,passive:true,signal:end.signal});
if(!navigator.connection?.saveData)w.addEventListener('load',()=>{try{new PerformanceObserver(idle).observe({type:'largest-contentful-paint',buffered:true})}catch{idle()}t(idle,3000)})
})(document,window,setTimeout)`;

/** The source expression that allows `earlyScript`, and nothing else, in a Content-Security-Policy. */
export const earlyScriptHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
