/**
 * Inline script after the first block of a page with islands. It loads the scripts once the first screen is painted and its picture has come,
 * so that they do not compete with it, or at the first tap; each link is added in a task of its own. Until an island is hydrated it
 * queues the first tap on each of its buttons and each submit of its forms, for the runtime to replay.
 * It is short because every such page contains it, and the same on all pages because the security policy has its hash.
 */
export const starterScript = `(function(d,s,w,q,l){
function keep(e){load();var t=e.target.closest(e.type=='click'?'button,[role=button]':'form'),i=t&&t.closest('kaski-island:not([live])');
if(!i||w.kaskiTaps!=q)return;e.preventDefault();e.stopImmediatePropagation();
if(!q.some(function(k){return k.target==t}))q.push({island:i,target:t,type:e.type})}
w.kaskiTaps=q;d.addEventListener('click',keep,true);d.addEventListener('submit',keep,true);
function load(){if(l)return;l=1;import(s.client).catch(function(){w.kaskiTaps=null;d.documentElement.dataset.scripts='failed'});
(s.preload+' '+(matchMedia('(width > 1024px)').matches?s.wide:s.narrow)).split(' ').forEach(function(h){h&&setTimeout(function(){
h=Object.assign(d.createElement('link'),{rel:'modulepreload',href:h});d.head.append(h)})})}
d.hidden?load():requestAnimationFrame(function(){setTimeout(function(){var p=d.querySelector('main [fetchpriority=high]');
if(!p||p.complete)load();else{p.onload=p.onerror=load;setTimeout(load,2000)}})})
})(document,document.currentScript.dataset,window,[])`.replaceAll('\n', '')
