import { lightColors } from '#brand/colors.ts'

// The public layout; the back office prints its lists by rules of its own.
const site = '#root:has(>#main)'

/** The style of what is of no use on paper. */
export const screenOnly = { '@media print': { display: 'none' } } as const

/**
 * Every public page on paper as one clean document: ink on white in one column, nothing to press or to fill in,
 * what a screen shows in turns (slides, tabs, vacancies) one below the other, nothing cut by a page's end, and
 * after each link its address, within the site beginning with `origin`.
 */
export const printCss = (origin: string) => `@media print{
@page{margin:14mm}
html{font-size:82%}
body{background:${lightColors.surface}}
${site} *,${site} ::before,${site} ::after{color:${lightColors.ink};background:none!important;box-shadow:none;text-shadow:none;position:static;transform:none!important;filter:none;max-block-size:none;min-block-size:0}
${site} :is(nav,form,iframe,[role=search],[role=tablist],[role=dialog],.visually-hidden,button:not(li button),section:has(form):not(:has(dl))){display:none}
${site} :is(section,main>*,article>*){padding-block:3mm}
${site} :is(h1,h2,h3){font-size:12pt;margin-block-end:2mm}
${site} h1{font-size:20pt}
${site} section>div>h2{font-size:15pt}
${site} header>div>div>div::before{display:none}
${site} footer :is(div,p):not(dl *){display:block;margin:0;padding:0}
${site} footer{padding:4mm 24px}
${site} footer dl{display:flex;flex-wrap:wrap;gap:2mm 10mm;padding:0}
${site} dd a{margin:0;padding:0}
${site} footer a{display:inline}
${site} footer a:has(img){display:none}
${site} [hidden]{display:block}
${site} .swiper-wrapper{display:grid;transform:none!important;grid-template-columns:repeat(3,1fr);gap:5mm;inline-size:auto}
${site} .swiper-slide{inline-size:auto!important;margin:0!important;transform:none!important}
${site} ::details-content{content-visibility:visible;block-size:auto}
${site} :is(h1,h2,h3,h4,dt,thead,p:has(+:is(h1,h2,h3))){break-after:avoid}
${site} :is(img,svg,tr,dl>div,figure,summary,footer,li){break-inside:avoid}
${site} img{inline-size:auto;max-inline-size:100%;max-block-size:70mm;object-fit:contain!important}
${site} header img{inline-size:auto;block-size:14mm}
${site} p{orphans:3;widows:3}
${site} :is(main,footer) a[href]:where(:not([href^="#"],[href^="tel:"],[href^="mailto:"],:has(img)))::after{content:" (" attr(href) ")";font-size:.8em;font-weight:400;direction:ltr;unicode-bidi:isolate;overflow-wrap:anywhere}
${site} :is(main,footer) a[href^="/"]:where(:not(:has(img)))::after{content:" (" ${JSON.stringify(origin)} attr(href) ")"}
}`
