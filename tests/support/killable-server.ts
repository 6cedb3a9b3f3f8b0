import { startBuiltServer } from '../../scripts/start/built-server.mjs'

/**
 * The built site as a process of its own, which can be killed and started again at the same address with the same
 * data.
 *
 * @param env variables of the server
 */
export async function startKillableServer(env: NodeJS.ProcessEnv) {
  const first = await startBuiltServer(env)
  const { address, dataDir } = first
  const again = { ...env, DATA_DIR: dataDir, PORT: new URL(address).port }
  let current = first
  return {
    address,
    dataDir,
    /** Sends SIGKILL. Resolves once the next process answers. */
    async killAndRestart() {
      await current.kill()
      current = await startBuiltServer(again)
    },
    /** Ends it and deletes its data. */
    async stop() {
      await current.stop()
      await first.stop()
    },
  }
}
