import { ductwork } from './about/ductwork.js'
import { impeller } from './about/impeller.js'
import { switchgear } from './about/switchgear.js'
import { testRig } from './about/test-rig.js'

export const pictures = {
  'about-impeller': impeller,
  'about-ductwork': ductwork,
  'about-switchgear': switchgear,
  'about-test-rig': testRig,
}
