/**
 * The width of a picture over its height.
 *
 * @returns undefined for what this browser cannot show as a picture
 */
export function measurePicture(source: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(image.naturalWidth / image.naturalHeight || undefined)
    image.onerror = () => resolve(undefined)
    image.src = source
  })
}
