interface BuiltFile {
  url: string
  revision: string | null
}

declare const self: { __WB_MANIFEST: BuiltFile[] }

/** The files that this build's worker precaches. */
export const precachedFiles = self.__WB_MANIFEST

/** The file that every page of this build starts with: a page that names it is ours, and of this build. */
export const startFile =
  precachedFiles.find(({ url }) => url.startsWith('assets/index-'))?.url ?? 'no start file'
