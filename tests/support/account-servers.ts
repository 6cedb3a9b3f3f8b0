import type { DatabaseKind } from './databases.ts'
import { createAccount } from './session-client.ts'
import { createTestServer } from './test-server.ts'

/** An empty server with the account, and another one on the same database. */
export async function createAccountServers(kind: DatabaseKind) {
  const server = await createTestServer(kind, { empty: true })
  await createAccount(server.db)
  const other = await server.openServer()
  await other.ready()
  return { server, other }
}
