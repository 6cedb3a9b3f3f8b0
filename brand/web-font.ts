/**
 * The parts of the pages' font. `npm run make -- fonts` cuts its files out of the font's package, with the weights and
 * the features that pages use. Every page shows both scripts, so the files of what either is written with come early;
 * those of further letters and signs come with a name that has one.
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
      range: 'U+060C,U+061B,U+061F,U+0621-063A,U+0640-0655,U+0660-066C,U+0670,U+200C-200F',
    },
    'arabic-more': {
      from: 'cairo-arabic-wght-normal.woff2',
      range:
        'U+0600-060B,U+060D-061A,U+061C-061E,U+0620,U+063B-063F,U+0656-065F,U+066D-066F,U+0671-06FF,U+0750-077F,U+0870-08FF,U+204F,U+2E41',
    },
    latin: {
      from: 'cairo-latin-wght-normal.woff2',
      range:
        'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B2-00B3,U+00B7,U+00BB,U+00D7,U+200B,U+2010-2015,U+2018-201E,U+2022,U+2026,U+2060,U+2066-2069,U+2191,U+2193,U+2212',
    },
    'latin-marks': {
      from: 'cairo-latin-wght-normal.woff2',
      range:
        'U+00A1-00A8,U+00AA,U+00AC-00AF,U+00B1,U+00B4-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-200A,U+2016-2017,U+201F-2021,U+2023-2025,U+2027-204E,U+2050-205F,U+2061-2065,U+206A-206F,U+20AC,U+2122,U+2215,U+FEFF,U+FFFD',
    },
  },
} as const
