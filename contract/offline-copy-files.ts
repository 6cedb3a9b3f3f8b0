/** The widths of pictures that a copy may be kept in, in pixels: for phones, and for larger screens. */
export const copyWidths = ['640', '960'] as const
export type CopyWidth = (typeof copyWidths)[number]

/** The kinds of files in a copy of the site. */
export const copyGroups = ['pictures', 'dataSheets', 'certificates', 'profile'] as const
export type CopyGroup = (typeof copyGroups)[number]

/** A file of the copy. Its address changes with its content. */
export interface CopyFile {
  url: string
  /** Bytes. */
  size: number
  group: CopyGroup
}

/** The cache in which the worker keeps them, and the channel on which it tells pages how far it is. */
export const copyCache = 'offline-copy'
export const copyChannel = 'offline-copy'
