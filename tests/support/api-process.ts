import { runProcess } from '#server/run-process.ts'

/** The server as a process of its own, without the pages, so that no built front end is needed. */
await runProcess()
