import { allowTrustedValues } from './app/allow-trusted-values.ts'
import { start } from './app/start.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element')
allowTrustedValues()
void start(root)
