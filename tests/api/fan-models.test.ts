import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { staticEfficiency } from '#contract/fans/air-power.ts'
import { fanLimits } from '#contract/fans/fan-limits.ts'
import { getFanModels } from '#contract/fans/fan-models-endpoint.ts'
import { databaseKinds } from '#tests/support/databases.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { testFan } from '#tests/support/test-fan.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

describe.each(databaseKinds)('models of fans on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeAll(async () => {
    server = await createTestServer(kind)
    staff = await createStaffClient(server)
  })
  afterAll(() => server.close())

  async function toldModels(language = 'ar') {
    const headers = { 'x-lang': language }
    const response = await server.app.inject({ url: '/api/Home/GetFanModels', headers })
    return z.parse(getFanModels.output, response.json()).data
  }

  /** Saves the product that a search finds with other models. */
  async function save(search: string, models: unknown) {
    const found = (await staff('GET', `/Admin/products?search=${search}`)).json().data.data[0]
    const { id, version, pictures, createdAt, updatedAt, dataSheet, ...fields } = found
    return staff('PUT', `/Admin/products/${id}`, { ...fields, models }, { version })
  }

  // MODEL-6
  it('are told for all products that have some, the same in each language, and not in their list', async () => {
    const told = await toldModels('ar')
    expect(told).toEqual([{ slug: 'axial', models: [testFan('TEST-400/4')] }])
    expect(await toldModels('en')).toEqual(told)
    const { data } = (await server.app.inject('/api/Home/GetAllProducts')).json()
    expect(data[0]).toMatchObject({ slug: 'axial', standards: ['ISO 5801'] })
    expect(data[0]).not.toHaveProperty('models')
  })

  // MODEL-1, MODEL-6
  it('are saved whole, stay where a save leaves them out, and go with the product', async () => {
    const speeds = { minimum: 1450, maximum: 1740 }
    const models = [testFan('ROOF-1'), testFan('ROOF-2', { supply: [50, 60], speeds })]
    const saved = await save('roof', models)
    expect(saved.statusCode).toBe(200)
    expect(saved.json().data.models).toEqual(models)
    expect((await save('roof', undefined)).json().data.models).toEqual(models)
    expect((await toldModels()).map(({ slug }) => slug)).toEqual(['axial', 'roof'])
    await save('roof', [])
    expect((await toldModels()).map(({ slug }) => slug)).toEqual(['axial'])
  })

  // MODEL-1, MODEL-5
  it('are refused by the model and the point at fault, and nothing of them is stored', async () => {
    const fan = testFan('ROOF-3')
    const curve = fan.curve.map((point, at) => (at === 2 ? { ...point, power: -1 } : point))
    const refused = await save('roof', [testFan('ROOF-4'), { ...fan, curve }])
    expect(refused.statusCode).toBe(400)
    const { errors } = refused.json()
    expect(Object.keys(errors)).toEqual(['models.1.curve.2.power'])
    expect(errors['models.1.curve.2.power'][0]).toMatch(/2.*3/)

    const taken = await save('roof', [testFan('test-400/4')])
    expect(taken.statusCode).toBe(400)
    expect(Object.keys(taken.json().errors)).toEqual(['models.0.code'])
    expect((await toldModels()).map(({ slug }) => slug)).toEqual(['axial'])
  })
  // MODEL-1, MODEL-2
  it('are saved in the greatest number, each figure with all digits of a spreadsheet', async () => {
    const curve = Array.from({ length: fanLimits.points }, (_, at) => {
      const [airflow, pressure, power] = [
        1_000 + (at * 500) / 3,
        160 - (at * 10) / 3,
        0.3 + at / 300,
      ]
      const level = 60 + at / 7
      const efficiency = staticEfficiency(airflow, pressure, power)
      const sound = [level, level, level, level, level, level, level, level]
      return { airflow, pressure, power, efficiency, sound }
    })
    const models = Array.from({ length: fanLimits.models }, (_, at) => ({
      ...testFan(`ROOF-${100 + at}`),
      curve,
    }))
    const saved = await save('roof', models)
    expect(saved.statusCode, saved.body.slice(0, 500)).toBe(200)
    expect(saved.json().data.models).toEqual(models)
    await save('roof', [])
  })
})
