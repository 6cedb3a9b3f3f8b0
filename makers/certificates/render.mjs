import { calibration } from './calibration.mjs'
import { cairo } from './fonts.mjs'
import { iso2025 } from './iso-2025.mjs'
import { printDocuments } from './print-documents.mjs'
import { universityTest } from './university-test.mjs'
import { workRecord } from './work-record.mjs'

await printDocuments([universityTest, calibration, workRecord, iso2025], {
  folder: new URL('../../sample/certificates/', import.meta.url),
  faces: cairo,
})
