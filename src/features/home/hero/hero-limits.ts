/** HERO-3, HERO-11: times in milliseconds, the gap in pixels. */
export const heroLimits = { autoplayDelay: 4000, slideGap: 30, maxRetries: 3 } as const
