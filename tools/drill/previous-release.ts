import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT, say } from '../setup.mjs'

/** The last release whose migrations are all in this one: "Browser tests wait for conditions longer". */
const PREVIOUS_RELEASE = '609d3e60c134c3169cbeaed72e79f29f68e3ddc4'

const INSTALL = `import { ensureBuilt, ensureInstalled } from './tools/setup.mjs'; ensureInstalled(); ensureBuilt()`

/** The program of the previous release, installed and built from this repository's history. Kept for the next drill. */
export function preparePreviousRelease(): string {
  const root = join(ROOT, '.cache', 'releases', PREVIOUS_RELEASE)
  if (!existsSync(join(root, 'package.json'))) {
    const archive = `${root}.tar`
    mkdirSync(root, { recursive: true })
    try {
      execFileSync('git', ['archive', '--format=tar', `--output=${archive}`, PREVIOUS_RELEASE], { cwd: ROOT })
    } catch {
      throw new Error(`The history lacks ${PREVIOUS_RELEASE}: git fetch --unshallow`)
    }
    execFileSync('tar', ['-xf', archive, '-C', root])
    rmSync(archive)
  }
  say('Preparing the previous release (the first time about a minute) …')
  execFileSync(NODE, ['--input-type=module', '-e', INSTALL], { cwd: root, stdio: 'inherit' })
  return root
}
