import { runMaintenance } from './run-maintenance.ts'

// Archives and what is restored are for the server's own account only (FILE-9).
process.umask(0o077)
process.exit(await runMaintenance(process.argv.slice(2), process.env))
