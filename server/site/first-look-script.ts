/** Pixels: in a window taller than this the first section ends far above its lower edge. */
const tallest = 1600

/**
 * The inline script that leaves what lies below the first section, and the slides that wait beside the first one, out
 * of the first style and layout: on a slow processor those are most of the time to the first paint. After it the rest
 * follows, a section a frame, so that no frame is long; all of it at once as soon as someone acts. What is left out has
 * a height meanwhile, so that whoever scrolls at once does scroll. Whoever comes to a place further down, by an address
 * or by going back, gets the whole page from the start, as do windows that would show the gap, and browsers that cannot
 * do this.
 */
export const firstLookScript = `(()=>{const begun=performance.getEntriesByType('navigation')[0];if(!document.adoptedStyleSheets||location.hash||begun?.type!=='navigate')return;const sheet=new CSSStyleSheet();let shown=1;const show=()=>sheet.replaceSync('@media(max-height:${tallest}px){main>:nth-child(n+'+(shown+1)+'),main:has(>:nth-child('+(shown+1)+'))~footer,.swiper-slide[inert]{content-visibility:hidden}main>*{contain-intrinsic-block-size:1000px}}');let tell;window.allShown=new Promise(resolve=>{tell=resolve});const showAll=()=>{shown=1/0;sheet.replaceSync('');tell()};const sections=()=>document.querySelector('main')?.children.length??0;const frame=()=>{const painted=sections()>0;setTimeout(()=>{if(painted&&sections()>shown)shown++,show();else if(document.readyState!=='loading')return showAll();requestAnimationFrame(frame)})};show();document.adoptedStyleSheets=[sheet];requestAnimationFrame(frame);for(const sign of['pointerdown','touchstart','wheel','keydown','focusin'])addEventListener(sign,showAll,{once:true,passive:true})})()`
