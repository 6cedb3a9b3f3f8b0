import { pictureUrl } from '#contract/picture.ts'
import type { PageHeadContent } from '#src/ui/page-head.tsx'
import type { SiteFacts } from './site-facts.ts'

export interface SharedPicture {
  url: string
  type: string
  /** Pixels. */
  width: number
  height: number
  alt: string
}

/** Pixels that the cards of social networks ask for. */
const cardWidth = 1200

/** The picture that a page is shared with: its record's, in the smallest file that fills a card, else the company's card. */
export function sharedPicture(
  { picture: record }: PageHeadContent,
  { origin, companyName }: SiteFacts,
): SharedPicture {
  const picture = record?.picture
  if (record === undefined || picture === undefined)
    return {
      url: `${origin}/og.jpg`,
      type: 'image/jpeg',
      width: cardWidth,
      height: 630,
      alt: companyName,
    }
  const width = picture.widths.find((stored) => stored >= cardWidth) ?? picture.width
  return {
    url: origin + pictureUrl(picture, width, 'webp'),
    type: 'image/webp',
    width,
    height: Math.round((width * picture.height) / picture.width),
    alt: record.alt || companyName,
  }
}
