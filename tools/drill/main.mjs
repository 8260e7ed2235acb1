// npm run drill -- <name> [--pooler]: what a fleet has to survive, done to one on this machine. Counts every answer.
import { readdirSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, ensureOwnNode, fail } from '../setup.mjs'

const NAMES = readdirSync(new URL('.', import.meta.url))
  .map((file) => /^drill-(\w+)\.ts$/.exec(file)?.[1])
  .filter(Boolean)

const [name, ...options] = process.argv.slice(2)
if (!NAMES.includes(name) || options.some((option) => option !== '--pooler'))
  fail(`Usage: npm run drill -- ${NAMES.join(' | ')} [--pooler]`)

ensureInstalled()
ensureOwnNode()
ensureBuilt()

const { runDrill } = await import('./run-drill.ts')
const { drill } = await import(`./drill-${name}.ts`)
await runDrill(drill, { isPooled: options.includes('--pooler') })
