// npm run dev: runs the shop from its sources, with hot reload in the browser and a restart when server code changes.
import { spawn } from 'node:child_process'
import { ensureInstalled, NODE, ROOT } from './setup.mjs'

ensureInstalled()

const shop = spawn(NODE, ['src/server/processes/dev-supervisor.ts'], { cwd: ROOT, stdio: 'inherit' })
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => shop.kill('SIGTERM'))
shop.on('exit', (code) => process.exit(code ?? 1))
