/** Milliseconds after which the app starts even if a picture or the font has not arrived. */
const patience = 2000

/**
 * The inline script that starts the app once the page has painted: after its pictures of the first screen and its
 * font and a frame to show them, so that on a thin line scripts never compete with what is read; at once when
 * someone acts; and never later than two seconds.
 *
 * An offer to install that comes before the app is kept for it. Until then a form is not sent by the browser itself,
 * which would lose what was typed, and the last button pressed is remembered for the app to press again.
 *
 * @param modules addresses of the entry, first, and of what it waits for
 */
export function startScript(modules: string[]): string {
  return `addEventListener('beforeinstallprompt',event=>{event.preventDefault();window.installPrompt=event});addEventListener('submit',event=>event.preventDefault(),true);addEventListener('click',event=>{window.earlyPress=event.target.closest?.('button')??undefined},true);(modules=>{let started=false;const start=()=>{if(started)return;started=true;for(const href of modules.slice(1)){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}const script=document.createElement('script');script.type='module';script.src=modules[0];document.head.append(script)};addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>window.allShown?.then(start)??start())),{once:true});setTimeout(start,${patience});for(const sign of['pointerdown','touchstart','keydown'])addEventListener(sign,start,{once:true,passive:true})})(${JSON.stringify(modules).replace(/</g, '\\u003c')})`
}
