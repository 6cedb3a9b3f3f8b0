import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { projectRoot } from './prepare/project-root.mjs'

// Writes the emails that are in the database, for want of a mail server, as .eml files into a folder. They stay there.
process.chdir(projectRoot)
const { values } = parseArgs({ options: { to: { type: 'string', default: './var/mails' } } })
const folder = path.resolve(values.to)
const connectionString = process.env['DATABASE_URL']

if (connectionString) await writeMails(connectionString)
else console.log('Without DATABASE_URL emails are .eml files in DATA_DIR/mail already.')

/** @param {string} connectionString */
async function writeMails(connectionString) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { rows: names } = await client.query(
      "select name from stored_files where area = 'mail' order by name",
    )
    for (const { name } of names) {
      const { rows: parts } = await client.query(
        "select content from file_parts where area = 'mail' and name = $1 order by part",
        [name],
      )
      const content = Buffer.concat(parts.map((part) => part.content))
      await writeFile(path.join(folder, path.basename(name)), content, { mode: 0o600 })
    }
    console.log(`${names.length} emails are in ${folder}`)
  } finally {
    await client.end()
  }
}
