const megabyte = 1024 * 1024

/** A file's size in megabytes, its digits Latin in every language. */
export const inMegabytes = (bytes: number) => Math.max(bytes / megabyte, 0.01).toFixed(2)
