// npm run bench -- <name>: measurements to be compared within one run, never across machines.
import { readdirSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, ensureOwnNode, fail } from '../setup.mjs'

const NAMES = readdirSync(new URL('.', import.meta.url))
  .map((file) => /^bench-(\w+)\.mjs$/.exec(file)?.[1])
  .filter(Boolean)

const name = process.argv[2]
if (!NAMES.includes(name)) fail(`Usage: npm run bench -- ${NAMES.join(' | ')}`)

ensureInstalled()
ensureOwnNode()
ensureBuilt()

const { run } = await import(`./bench-${name}.mjs`)
await run(process.argv.slice(3))
