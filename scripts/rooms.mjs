import { writeFile } from 'node:fs/promises'
import { projectRoot } from './prepare/project-root.mjs'
import { drawRooms } from './rooms/draw-rooms.mjs'
import { readRooms } from './rooms/read-rooms.mjs'

process.chdir(projectRoot)
await writeFile('docs/rooms.svg', drawRooms(readRooms('.')))
console.log('docs/rooms.svg is drawn.')
