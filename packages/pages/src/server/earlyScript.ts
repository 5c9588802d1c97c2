import { createHash } from 'node:crypto';

/**
 * The only script a public page runs before its own arrives: waits for the first input or for an idle moment after the
 * largest paint, then loads the page's modules, at most four at once, and keeps clicks on buttons for replay.
 */
export const earlyScript = `(function(d,w){
var s=d.getElementById('sewa-page'),clicks=[],started=0,list=s.dataset.modules.split(' '),active=0;
function next(){while(active<4&&list.length){active++;var l=d.createElement('link');l.rel='modulepreload';l.href=list.shift();l.onload=l.onerror=function(){active--;next()};d.head.append(l)}}
function start(){if(started)return;started=1;next();import(s.dataset.entry).catch(function(){started=0})}
function early(e){start();if(e.type==='click'){var b=e.target.closest&&e.target.closest('button[type=button],[data-replay]');if(b)clicks.push(b)}}
var kinds=['pointerdown','keydown','touchstart','input','click'];
kinds.forEach(function(k){d.addEventListener(k,early,{capture:true,passive:true})});
w.sewaEarly={take:function(){kinds.forEach(function(k){d.removeEventListener(k,early,{capture:true})});return clicks.splice(0)}};
function idle(){(w.requestIdleCallback||setTimeout)(start)}
function painted(){var done=0;function once(){if(!done){done=1;idle()}}
try{new PerformanceObserver(once).observe({type:'largest-contentful-paint',buffered:true})}catch(e){once()}
setTimeout(once,3000)}
var c=navigator.connection;if(c&&c.saveData)return;
if(d.readyState==='complete')painted();else w.addEventListener('load',painted)
})(document,window)`;

/** The source expression that allows `earlyScript`, and nothing else, in a Content-Security-Policy. */
export const earlyScriptHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
