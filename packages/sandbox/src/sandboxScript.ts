import * as messages from './messages.ts';

/** The only script of the sandbox's pages: copies a number, and reads the outbox again while its page is looked at. */
export const sandboxScript = `
document.addEventListener('click',async e=>{
let b=e.target.closest('[data-copy]');if(!b)return;
await navigator.clipboard.writeText(b.dataset.copy);
document.getElementById('told').textContent=${JSON.stringify(`${messages.copiedLabel} `)}+b.dataset.copy;
for(let o of document.querySelectorAll('[data-copy]'))o.textContent=o===b?${JSON.stringify(messages.copiedLabel)}:${JSON.stringify(messages.copyNumberLabel)}
});
let list=document.getElementById('messages'),read=list?.innerHTML;
if(list)setInterval(async()=>{
if(document.hidden)return;
try{let d=new DOMParser().parseFromString(await(await fetch(location.href)).text(),'text/html').getElementById('messages');
if(d&&d.innerHTML!==read)list.innerHTML=read=d.innerHTML}catch{}
},2000)`;
