import type { Language } from './locale.ts'
import type { CopyWidth } from './offline-copy-files.ts'

/** The messages of a page to the service worker, and of a newer worker to the one at work. */
export type WorkerMessage =
  /** Take over from the older worker: the user has agreed to the update. The word is workbox-window's. */
  | { type: 'SKIP_WAITING' }
  /** Fetch nothing ahead any more: a newer worker waits until this one has nothing to do. */
  | { type: 'MAKE_WAY' }
  /**
   * Fetch and keep what the next visit needs: the sections that are missing or old, those of this language first, then
   * the other's; the files of the other pages; for staff those of the back office too; pictures of the site.
   */
  | { type: 'WARM'; language: Language; staff: boolean; pictures?: PicturesAhead | undefined }
  /** Keep everything on this device, or go on with that (COPY-1). */
  | { type: 'KEEP_COPY'; language: Language; width: CopyWidth }
  /** End that and keep what is there, or remove all of it again. */
  | { type: 'STOP_COPY' }
  | { type: 'REMOVE_COPY' }

/** The pictures of a page, for the worker to keep beside those of the home page. */
export interface PicturesAhead {
  /** The `srcset` of each, or the address of its file where one is chosen. */
  sourceSets: string[]
  /** Pixels: the narrowest that is no narrower than this is kept. */
  width: number
}

/** The cache of the rendered home page of each language. */
export const pageCache = 'pages'

/** The channel on which the worker tells pages of a section that arrived after they had been answered from the store. */
export const sectionChannel = 'pwa-sections'

export interface SectionArrived {
  key: string
  fetchedAt: number
}
