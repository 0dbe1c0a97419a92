/**
 * Stands inline after the first block of a page that has islands. Until an island is live it keeps the first tap on each of
 * its buttons and each submit of its forms, for the runtime to replay; and it starts loading the runtime at once.
 * Written small, because every such page carries it; the same on all pages, because its hash stands in the security policy.
 */
export const starterScript = `(function(d,s,w,q){
function keep(e){var t=e.target.closest(e.type=='click'?'button,[role=button]':'form'),i=t&&t.closest('kaski-island:not([live])');
if(!i||w.kaskiTaps!=q)return;e.preventDefault();e.stopImmediatePropagation();
if(!q.some(function(k){return k.target==t}))q.push({island:i,target:t,type:e.type})}
w.kaskiTaps=q;d.addEventListener('click',keep,true);d.addEventListener('submit',keep,true);
(s.preload+' '+(matchMedia('(width > 1024px)').matches?s.wide:s.narrow)).split(' ').forEach(function(h){if(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)}});
import(s.client).catch(function(){w.kaskiTaps=null;d.documentElement.dataset.scripts='failed'})
})(document,document.currentScript.dataset,window,[])`.replaceAll('\n', '')
