import { allowTrustedValues } from './app/allow-trusted-values.ts'
import { start } from './app/start.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element')
allowTrustedValues()
// In a task of its own, after that which evaluates the file.
setTimeout(() => void start(root))
