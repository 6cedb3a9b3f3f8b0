import { importWhenOnline } from './pwa/code/import-when-online.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element')
// The app is evaluated after what it is made with, and started after that, each in a task of its own, so that a press is
// heard between. By a message: it comes at once, whatever the page's clock does.
const { port1: evaluated, port2: started } = new MessageChannel()
void importWhenOnline(() => import('./app/start.tsx')).then(({ start }) => {
  started.onmessage = () => void start(root)
  evaluated.postMessage(undefined)
})
