import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { inlineCairo } from './inline-cairo.mjs'

const page = ({ fonts, fan, logo }) => `<style>${fonts}
  body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; background: #07252e; color: #fff; font-family: Cairo }
  .fan { position: absolute; inset: 0; background: url(${fan}) 210px 36% / 1240px auto no-repeat }
  .shade { position: absolute; inset: 0; background: linear-gradient(90deg, #082027 30%, #08202700 66%) }
  .names { position: absolute; inset-inline-start: 72px; top: 0; bottom: 0; width: 560px; display: flex; flex-direction: column; justify-content: center }
  img { width: 104px; margin-bottom: 40px }
  .ar { direction: rtl; text-align: right; width: fit-content; font-size: 48px; font-weight: 800; line-height: 1.4 }
  .en { margin-top: 20px; font-size: 29px; font-weight: 500; line-height: 1.35; color: #c9d3d4 }
  .line { width: 88px; height: 4px; margin-top: 32px; background: #2CC5B4 }
</style>
<div class="fan"></div><div class="shade"></div>
<div class="names"><img src="${logo}" alt="">
  <div class="ar" lang="ar">نسائم للمراوح الصناعية<br>والمقاولات</div>
  <div class="en">Nasaem Industrial Fans<br>&amp; Contracting</div><div class="line"></div></div>`

const dataUrl = async (file, type) =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`

/** Writes the card that social networks show: the fan, the mark and both names. */
export async function renderSocialCard(browser, { publicFolder, pictures }) {
  const view = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  const parts = {
    fonts: await inlineCairo(),
    fan: await dataUrl(path.join(pictures, 'frame-axial-1920.webp'), 'image/webp'),
    logo: await dataUrl(path.join(publicFolder, 'logo-light.svg'), 'image/svg+xml'),
  }
  await view.setContent(page(parts))
  await view.evaluate(() => document.fonts.ready)
  const shot = await view.screenshot()
  await sharp(shot).jpeg({ quality: 84, mozjpeg: true }).toFile(path.join(publicFolder, 'og.jpg'))
  await view.close()
}
