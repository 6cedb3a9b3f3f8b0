import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forbiddenImport, importZones, type Zone } from '../../scripts/lint/import-zones.mjs'

/** A house with the same rooms as ours, so that the test holds whatever the real rooms contain. */
const files = [
  'contract/locale.ts',
  'server/app.ts',
  'sample/load-sample-content.ts',
  'sample/load-seed.ts',
  'server/config.ts',
  'server/db/tables.ts',
  'server/plugins/errors.ts',
  'server/features/drivers/list.ts',
  'server/features/drivers/routes.ts',
  'server/features/clients/list.ts',
  'server/features/clients/save.ts',
  'server/features/clients/list-all.ts',
  'server/site/document.ts',
  'src/main.tsx',
  'src/server-entry.tsx',
  'src/theme/tokens.ts',
  'src/i18n/locale-table.ts',
  'src/api/api-client.ts',
  'src/api/call.ts',
  'src/pwa/register.ts',
  'src/pwa/storage/sections.ts',
  'src/ui/card.tsx',
  'src/features/home/hero.tsx',
  'src/features/contact/form.tsx',
  'src/routes/home.tsx',
  'src/app/create-app.ts',
  'src/novel/thing.ts',
  'sw/main.ts',
  'tests/support/site.ts',
]

let house = ''
let zones: Zone[] = []

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'))
  for (const file of files) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), 'export {}\n')
  }
  zones = importZones(house)
})

afterAll(() => rmSync(house, { recursive: true }))

const fault = (file: string, specifier: string) =>
  forbiddenImport(zones, { root: house, file: join(house, file), specifier })

describe('imports that the table forbids', () => {
  it.each([
    ['contract/locale.ts', '#server/app.ts'],
    ['contract/locale.ts', '../src/theme/tokens.ts'],
    ['server/app.ts', '#src/main.tsx'],
    ['server/app.ts', '#tests/support/site.ts'],
    ['server/app.ts', '#sample/load-seed.ts'],
    ['server/db/tables.ts', '#sample/load-sample-content.ts'],
    ['sample/load-seed.ts', '#server/features/drivers/list.ts'],
    ['src/main.tsx', '#sample/load-seed.ts'],
    ['server/db/tables.ts', '#server/features/drivers/list.ts'],
    ['server/plugins/errors.ts', '../features/drivers/list.ts'],
    ['server/features/drivers/list.ts', '#server/features/clients/list.ts'],
    ['server/features/drivers/list.ts', '../clients/list.ts'],
    ['server/features/drivers/list.ts', '#server/app.ts'],
    ['server/features/drivers/list.ts', '#src/api/call.ts'],
    ['server/features/drivers/routes.ts', '#server/db/tables.ts'],
    ['server/site/document.ts', '#server/features/clients/save.ts'],
    ['server/site/document.ts', '#server/features/drivers/routes.ts'],
    ['server/site/document.ts', '#src/theme/tokens.ts'],
    ['src/theme/tokens.ts', '#src/ui/card.tsx'],
    ['src/i18n/locale-table.ts', '#src/app/create-app.ts'],
    ['src/api/call.ts', '#src/features/home/hero.tsx'],
    ['src/api/call.ts', '#server/app.ts'],
    ['src/pwa/register.ts', '#src/routes/home.tsx'],
    ['src/ui/card.tsx', '#src/api/call.ts'],
    ['src/ui/card.tsx', '#src/features/home/hero.tsx'],
    ['src/features/home/hero.tsx', '#src/features/contact/form.tsx'],
    ['src/features/home/hero.tsx', '../contact/form.tsx'],
    ['src/features/home/hero.tsx', '#src/app/create-app.ts'],
    ['src/features/home/hero.tsx', '#src/routes/home.tsx'],
    ['src/features/home/hero.tsx', '#tests/support/site.ts'],
    ['src/routes/home.tsx', '#server/app.ts'],
    ['src/novel/thing.ts', '#src/theme/tokens.ts'],
    ['sw/main.ts', '#src/pwa/register.ts'],
    ['sw/main.ts', '#src/api/call.ts'],
  ])('%s importing %s', (file, imported) => {
    expect(fault(file, imported)).toMatch(/may|only/)
  })
})

describe('imports that the table allows', () => {
  it.each([
    ['contract/locale.ts', './locale.ts'],
    ['server/app.ts', '#server/features/drivers/routes.ts'],
    ['server/app.ts', '#contract/locale.ts'],
    ['server/app.ts', '#sample/load-sample-content.ts'],
    ['sample/load-seed.ts', '#server/db/tables.ts'],
    ['sample/load-seed.ts', '#contract/locale.ts'],
    ['server/features/drivers/list.ts', '#server/db/tables.ts'],
    ['server/features/drivers/list.ts', '#server/plugins/errors.ts'],
    ['server/features/drivers/routes.ts', './list.ts'],
    ['server/features/drivers/routes.ts', '#contract/locale.ts'],
    ['server/site/document.ts', '#server/features/clients/list.ts'],
    ['server/site/document.ts', '#server/features/clients/list-all.ts'],
    ['server/site/document.ts', '#src/server-entry.tsx'],
    ['src/theme/tokens.ts', '#contract/locale.ts'],
    ['src/api/call.ts', '#src/i18n/locale-table.ts'],
    ['src/ui/card.tsx', '#src/theme/tokens.ts'],
    ['src/features/home/hero.tsx', '#src/ui/card.tsx'],
    ['src/features/home/hero.tsx', '#src/api/call.ts'],
    ['src/features/home/hero.tsx', './hero.tsx'],
    ['src/routes/home.tsx', '#src/features/home/hero.tsx'],
    ['src/app/create-app.ts', '#src/features/contact/form.tsx'],
    ['src/main.tsx', '#src/app/create-app.ts'],
    ['sw/main.ts', '#src/pwa/storage/sections.ts'],
    ['sw/main.ts', '#contract/locale.ts'],
    ['sw/main.ts', '#src/api/api-client.ts'],
  ])('%s importing %s', (file, imported) => {
    expect(fault(file, imported)).toBeUndefined()
  })
})
