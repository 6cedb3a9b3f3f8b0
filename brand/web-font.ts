/**
 * The parts of the pages' font. `npm run make -- fonts` cuts its files out of the font's package, with the weights that
 * pages use. Every page shows both scripts, so both files come early; the third is for signs that only some names have.
 */
export const webFont = {
  family: 'Cairo',
  weights: '400 700',
  /** Vertical metrics, by the font's size. */
  ascent: 1.303,
  descent: 0.571,
  files: {
    arabic: {
      from: 'cairo-arabic-wght-normal.woff2',
      range:
        'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200F,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
    },
    latin: {
      from: 'cairo-latin-wght-normal.woff2',
      range:
        'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B2-00B3,U+00B7,U+00BB,U+00D7,U+2010-2015,U+2018-201E,U+2022,U+2026,U+2060,U+2066-2069,U+2191,U+2193,U+2212',
    },
    'latin-marks': {
      from: 'cairo-latin-wght-normal.woff2',
      range:
        'U+00A1-00A8,U+00AA,U+00AC-00AF,U+00B1,U+00B4-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-200B,U+2016-2017,U+201F-2021,U+2023-2025,U+2027-204E,U+2050-205F,U+2061-2065,U+206A-206F,U+20AC,U+2122,U+2215,U+FEFF,U+FFFD',
    },
  },
} as const
