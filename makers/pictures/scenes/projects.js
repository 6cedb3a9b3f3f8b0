import { hospital } from './projects/hospital.js'
import { metro } from './projects/metro.js'
import { metroFitting } from './projects/metro-fitting.js'
import { cement } from './projects/cement.js'
import { carPark } from './projects/car-park.js'
import { carParkFanRoom } from './projects/car-park-fan-room.js'
import { hotel } from './projects/hotel.js'
import { cleanRoom } from './projects/clean-room.js'
import { dataCentre } from './projects/data-centre.js'
import { substation } from './projects/substation.js'
import { textile } from './projects/textile.js'

const SCENES = [hospital, metro, cement, carPark, hotel, cleanRoom, dataCentre, substation, textile]

/** Second pictures, by the project's own picture. */
const SECONDS = { 'project-02-fitting': metroFitting, 'project-04-fan-room': carParkFanRoom }

export const pictures = {
  ...Object.fromEntries(SCENES.map((scene, index) => [`project-0${index + 1}`, scene])),
  ...SECONDS,
}
