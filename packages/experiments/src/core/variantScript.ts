/**
 * The inline script that shows a browser its variants before the page is drawn: it reads the cookies and adds a style sheet that shows the
 * variant and hides `control`. With `data-forced`, `?exp=ID.VARIANT` in the address goes before the cookies.
 */
export const variantScript = [
  '(()=>{const found={};',
  'for(const[,id,value]of document.cookie.matchAll(/(?:^|; )exp-([a-z0-9-]+)=([^;]*)/g))',
  'try{const name=atob(decodeURIComponent(value));if(/^[a-z0-9-]+$/.test(name))found[id]=name}catch{}',
  "const forced='forced'in document.currentScript.dataset&&/[?&]exp=([a-z0-9-]+)\\.([a-z0-9-]+)(?:&|$)/.exec(location.search);",
  'if(forced)found[forced[1]]=forced[2];',
  "let css='';",
  "for(const id in found)if(found[id]!=='control'){",
  "const own='[data-experiment=\"'+id+'\"]',shown=own+'[data-variant=\"'+found[id]+'\"]';",
  "css+='div'+shown+'{display:block!important}span'+shown+'{display:inline!important}'+shown+'~'+own+'{display:none!important}'}",
  'if(css){const sheet=new CSSStyleSheet;sheet.replaceSync(css);document.adoptedStyleSheets=[...document.adoptedStyleSheets,sheet]}',
  'window.sewaVariants=found})()',
].join('');

/** The source expression that allows `variantScript`, and nothing else, in `script-src` of a Content-Security-Policy. */
export const variantScriptHash = "'sha256-ZqMuWxbN8M601UrdUK/l1FRn8iibZ8ZvYZn+IZ7d0us='";
