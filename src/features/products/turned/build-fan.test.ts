import { Box3, Mesh, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { fanForms } from '../fan-form.ts'
import { buildFan } from './build-fan.ts'
import { createFinishes } from './shapes.ts'

// TURN-1
describe.each(fanForms)('the model of a %s', (form) => {
  const { fan, wheel } = buildFan(form, createFinishes())
  const size = new Box3().setFromObject(fan).getSize(new Vector3())

  it('is made of finite parts, of about the size of the others', () => {
    for (const length of size.toArray()) {
      expect(length).toBeGreaterThan(0.9)
      expect(length).toBeLessThan(4)
    }
  })

  it('has its impeller inside, of which all blades are alike', () => {
    let isInside = false
    fan.traverse((part) => (isInside ||= part === wheel))
    expect(isInside).toBe(true)
    const blades = wheel.children.filter(
      (part) => part instanceof Mesh && part.rotation.z > 0,
    ) as Mesh[]
    expect(blades.length).toBeGreaterThan(4)
    const counts = blades.map(({ geometry }) => geometry.getAttribute('position').count)
    expect(new Set(counts).size).toBe(1)
  })
})
