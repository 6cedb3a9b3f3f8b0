import { hvac } from './services/hvac.js'
import { plumbing } from './services/plumbing.js'
import { fire } from './services/fire.js'
import { mediumVoltage } from './services/medium-voltage.js'
import { lowVoltage } from './services/low-voltage.js'
import { lowCurrent } from './services/low-current.js'
import { preconstruction } from './services/preconstruction.js'
import { contracting } from './services/contracting.js'

export const pictures = {
  'service-hvac': hvac,
  'service-plumbing': plumbing,
  'service-fire': fire,
  'service-medium-voltage': mediumVoltage,
  'service-low-voltage': lowVoltage,
  'service-low-current': lowCurrent,
  'service-preconstruction': preconstruction,
  'service-contracting': contracting,
}
