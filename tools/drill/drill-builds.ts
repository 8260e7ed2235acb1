import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { NODE, ROOT, say } from '../setup.mjs'
import { type Host, migrate, prepareSite, type Site, startHost } from './fleet.ts'
import type { Drill } from './run-drill.ts'
import { createClient } from './visitor.ts'
import { KEPT_PATHS } from './visits.ts'

const NOT_COPIED = new Set(['.cache', '.git', 'data/local', 'dist', 'node_modules', 'tests'])

/** This program with another build: one line of the browser's code differs. */
function buildNext(folder: string): string {
  const root = join(folder, 'next')
  mkdirSync(root)
  cpSync(ROOT, root, { recursive: true, filter: (path) => !NOT_COPIED.has(relative(ROOT, path)) })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  appendFileSync(
    join(root, 'src/web/entry-client.tsx'),
    `\ndocument.documentElement.dataset.build = 'next'\n`,
  )
  execFileSync(NODE, ['tools/build.mjs'], { cwd: root, stdio: 'pipe' })
  return root
}

const listFiles = (root: string): string[] => {
  const folder = join(root, 'dist/client/assets')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/assets/${relative(folder, join(entry.parentPath, entry.name))}`)
}

interface Side {
  readonly host: Host
  readonly root: string
}

/** Pages of one build, and everything that they may load, asked from the host that runs the other one. */
async function countMissing({ edgePort }: Site, { host, root }: Side, other: Side) {
  const own = createClient({ port: host.port, host: `localhost:${edgePort}` })
  const ask = createClient({ port: other.host.port, host: `localhost:${edgePort}` })
  const foreign = new Set(listFiles(other.root))
  const files = listFiles(root).filter((file) => !foreign.has(file))
  const named = new Set<string>()
  for (const path of KEPT_PATHS) {
    const { text } = await own({ kind: 'page', path })
    for (const [file] of text.matchAll(/\/assets\/[\w./-]+/g)) named.add(file)
  }
  const payloads = KEPT_PATHS.map((path) => `${path === '/' ? '' : path}/_payload.json`)
  const asked = [...new Set([...files, ...named, ...payloads])]
  const answers = await Promise.all(asked.map((path) => ask({ kind: 'file', path })))
  return {
    asked: asked.length,
    own: files.length,
    missing: asked.filter((_, index) => answers[index]?.status !== 200),
  }
}

/** Two builds of this release side by side: a page comes from one host, and its parts from the other. */
export const drill: Drill = async (options) => {
  const site = await prepareSite(options)
  say('Making a second build …')
  const nextRoot = buildNext(site.folder)
  await migrate(site)
  const current = { root: ROOT, host: await startHost(site) }
  // As a deployment does: its first step shares what the new build brings, while the old one serves.
  await migrate(site, { root: nextRoot })
  const next = { root: nextRoot, host: await startHost(site, { root: nextRoot }) }
  const results = {
    'the new build at the old host': await countMissing(site, next, current),
    'the old build at the new host': await countMissing(site, current, next),
  }
  for (const [name, { asked, own, missing }] of Object.entries(results)) {
    say(
      `  ${name}: ${asked} addresses, ${own} files that the host’s own build lacks, ${missing.length} missing`,
    )
    for (const path of missing) say(`    ${path}`)
  }
  return Object.entries(results).map(([name, { own, missing }]) => ({
    name: `${name} is whole`,
    isMet: own > 0 && missing.length === 0,
  }))
}
