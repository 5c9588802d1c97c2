import { createHash } from 'node:crypto';

/**
 * The only script a public page runs before its own arrives: waits for the first input or for an idle moment after the
 * largest paint, then loads the page's modules, at most four at once, and keeps clicks on buttons for replay.
 */
export const earlyScript = `((d,w)=>{
let s=d.getElementById('sewa-page').dataset,clicks=[],started,list=s.modules.split(' '),active=0,
kinds=['pointerdown','keydown','touchstart','input','click'],
next=()=>{while(active<4&&list.length){active++;let l=d.createElement('link');l.rel='modulepreload';l.href=list.shift();l.onload=l.onerror=()=>{active--;next()};d.head.append(l)}},
start=()=>{if(!started){started=1;next();if('apart' in s)w.sewaEarly.payload||=fetch(location.pathname.replace(/\\/$/,'')+'/_payload.json'+location.search);import(s.entry).catch(()=>{started=0})}},
early=e=>{start();let b=e.type=='click'&&e.target.closest?.('button[type=button],[data-replay]');b&&clicks.push(b)},
once=()=>{(w.requestIdleCallback||setTimeout)(start)},
painted=()=>{try{new PerformanceObserver(once).observe({type:'largest-contentful-paint',buffered:true})}catch{once()}setTimeout(once,3000)};
kinds.map(k=>d.addEventListener(k,early,{capture:true,passive:true}));
w.sewaEarly={take(){kinds.map(k=>d.removeEventListener(k,early,{capture:true}));return clicks.splice(0)}};
if(!navigator.connection?.saveData)d.readyState=='complete'?painted():w.addEventListener('load',painted)
})(document,window)`;

/** The source expression that allows `earlyScript`, and nothing else, in a Content-Security-Policy. */
export const earlyScriptHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
