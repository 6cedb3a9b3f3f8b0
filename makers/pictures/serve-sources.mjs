import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const PICTURES = path.dirname(fileURLToPath(import.meta.url))
const THREE = path.resolve(PICTURES, '../node_modules/three')

const PAGE = `<!doctype html><title>Pictures</title><link rel="icon" href="data:,"><script type="importmap">
{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}
</script><script type="module" src="/pictures/stage/page.js"></script>`

async function answer(url) {
  const { pathname } = new URL(url, 'http://localhost')
  if (pathname === '/') return { type: 'text/html', body: PAGE }
  const [root, rest] = pathname.startsWith('/three/')
    ? [THREE, pathname.slice(7)]
    : [PICTURES, pathname.slice(10)]
  const file = path.join(root, rest)
  if (!file.startsWith(root + path.sep)) throw new Error(`Outside the sources: ${pathname}`)
  return { type: 'text/javascript', body: await readFile(file) }
}

/** Serves the scenes and three.js to the browser on a free port of this machine. */
export async function serveSources() {
  const server = createServer((request, response) => {
    answer(request.url)
      .then(({ type, body }) => response.setHeader('Content-Type', type).end(body))
      .catch(() => response.writeHead(404).end())
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}
