const signatures = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  webp: /^RIFF[^]{4}WEBP/,
  avif: /^[^]{4}ftyp(avif|avis|[^]{8,60}avif)/,
}

export type PictureKind = keyof typeof signatures

/** Tells a picture's kind by its first bytes; undefined for a file that is not accepted. Nothing is decoded. */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  const beginning = bytes.subarray(0, 80).toString('latin1')
  if (signatures.jpeg.test(beginning)) return 'jpeg'
  if (signatures.png.test(beginning)) return 'png'
  if (signatures.webp.test(beginning)) return 'webp'
  return signatures.avif.test(beginning) ? 'avif' : undefined
}
