/**
 * Inline script after the first block of a page with islands. It loads the scripts once the first screen is painted, with its picture or
 * poster (or half a second later, or at the first tap), so that they do not compete with it; each link is added in a task of its own.
 * Until an island is hydrated it queues the first tap on each of its buttons and each submit of its forms, for the runtime to
 * replay; so also for a button that opens a dialog.
 * It is short because every such page contains it, and the same on all pages because the security policy has its hash.
 */
export const starterScript = `((d,s,w,q,l)=>{
const paint=f=>requestAnimationFrame(()=>setTimeout(f)),
load=()=>{if(l)return;l=1;import(s.client).catch(()=>{w.kaskiTaps=null;d.documentElement.dataset.scripts='failed'});
(s.preload+' '+(matchMedia('(width>1024px)').matches?s.wide:s.narrow)).split(' ').forEach(h=>h&&setTimeout(()=>
d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href:h}))))},
keep=e=>{load();const t=e.target.closest(e.type=='click'?'button,[role=button]':'form'),i=t?.closest(':is(kaski-island,[data-opens]):not([live])');
if(!i||w.kaskiTaps!=q)return;e.preventDefault();e.stopImmediatePropagation();
if(!q.some(k=>k.target==t))q.push({island:i,target:t,type:e.type})};
w.kaskiTaps=q;for(const k of['click','submit'])d.addEventListener(k,keep,true);
d.hidden?load():paint(()=>{let p=d.querySelector('main img[fetchpriority=high],video'),v=p?.poster;
if(v)(p=new Image).src=v;if(!p||p.complete)load();else{p.onload=p.onerror=()=>paint(load);setTimeout(load,500)}})
})(document,document.currentScript.dataset,window,[])`.replaceAll('\n', '')
