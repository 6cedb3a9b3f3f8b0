import { createServer } from 'node:net'

/**
 * Asks whether the address that the server will listen on is free, before minutes go into a build.
 * A `PORT` that is no number is left to the server, which says what is wrong with it.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} what is wrong, as one line; undefined when all is well
 */
export async function portProblem(env) {
  const port = Number(env['PORT'] || 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65535) return undefined
  const code = await tryToListen(port, env['HOST'] || 'localhost')
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop what is using it, or choose another one: PORT=${port + 1} npm start`
  if (code === 'EACCES')
    return `This user may not open port ${port}. Choose one above 1023: PORT=8080 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${env['HOST']} is not an address of this machine. Leave it out, or choose 0.0.0.0 for all of them.`
  return undefined
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error's code, if it could not be opened
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)))
  })
}
