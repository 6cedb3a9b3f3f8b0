import type { TFunction } from 'i18next'
import type { Picture } from '#contract/picture-schema.ts'
import type { Direction, Language } from '#contract/locale.ts'
import type { ProfileContent } from '../profile-content.ts'

/** The parts of a profile that the contents list, in their order. */
export const parts = [
  'about',
  'purpose',
  'services',
  'products',
  'projects',
  'clients',
  'contact',
] as const
export type Part = (typeof parts)[number]

/** All that the pages of a profile are drawn from. */
export interface Profile {
  language: Language
  direction: Direction
  t: TFunction<['admin', 'translation']>
  /** The words of the site alone. */
  site: TFunction
  company: string
  /** The day on which it is made, in words. */
  madeOn: string
  content: ProfileContent
  /** Gives a picture as a data address, cut to its box; undefined where it cannot be had. */
  pictureOf: (picture: Picture | undefined, box: PictureBox) => string | undefined
  /** The page on which each part begins; empty at the first rendering, which finds them. */
  pageOf: Partial<Record<Part, number>>
  /** Told of each page as it is drawn. */
  onPage: (part: Part | undefined, page: number) => void
}

/** The room of a picture on paper, in points, and how it fills it. */
export interface PictureBox {
  width: number
  height: number
  fit: 'cover' | 'contain'
}

/** The boxes in which pictures are shown. */
export const boxes = {
  cover: { width: 596, height: 420, fit: 'cover' },
  contents: { width: 515, height: 236, fit: 'cover' },
  about: { width: 250, height: 150, fit: 'cover' },
  service: { width: 164, height: 116, fit: 'cover' },
  product: { width: 148, height: 111, fit: 'cover' },
  project: { width: 515, height: 114, fit: 'cover' },
  client: { width: 114, height: 57, fit: 'contain' },
} as const satisfies Record<string, PictureBox>

/** The pictures of a profile with their boxes, each once. */
export function picturesOf({
  frames,
  about,
  services,
  products,
  projects,
  clients,
}: ProfileContent): [Picture, PictureBox][] {
  const wanted = (pictures: (Picture | undefined)[], box: PictureBox) =>
    pictures.flatMap((picture): [Picture, PictureBox][] => (picture ? [[picture, box]] : []))
  return [
    ...wanted([frames[0]?.picture], boxes.cover),
    ...wanted([frames[1]?.picture], boxes.contents),
    ...wanted(
      about.flatMap(({ images }) => images.map(({ picture }) => picture)),
      boxes.about,
    ),
    ...wanted(
      services.map(({ picture }) => picture),
      boxes.service,
    ),
    ...wanted(
      products.map(({ picture }) => picture),
      boxes.product,
    ),
    ...wanted(
      projects.map(({ picture }) => picture),
      boxes.project,
    ),
    ...wanted(
      clients.map(({ picture }) => picture),
      boxes.client,
    ),
  ]
}

/** The key of a prepared picture. */
export const pictureKey = ({ key }: Picture, { width, height }: PictureBox) =>
  `${key} ${width}x${height}`
