// Prepares a fresh clone. Runs on any Node >= 20, without any package.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listMissingPackages } from './dictionaries.mjs'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** The project's own Node. npm scripts may have been started by an older one. */
export const NODE = join(ROOT, 'node_modules', '.bin', 'node')

const STAMPS = join(ROOT, 'node_modules', '.stamps')

export const say = (line) => process.stdout.write(`${line}\n`)

/** Ends the process with one clear line: what is wrong, and what to do about it. */
export function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const seconds = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`

const readStamp = (name) => {
  try {
    return readFileSync(join(STAMPS, name), 'utf8')
  } catch {
    return ''
  }
}

const writeStamp = (name, text) => {
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(join(STAMPS, name), text)
}

function hashFiles(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else hash.update(relative(ROOT, path)).update(readFileSync(path))
  }
  for (const path of paths) add(join(ROOT, path))
  return hash.digest('hex')
}

function run(command, args, { quiet = false, ...options } = {}) {
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
  return spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio, ...options })
}

export function requireNode20() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    fail(
      `Node ${process.versions.node} is too old. Node 20 or newer will do; everything else is installed for you.`,
    )
}

/** For what imports TypeScript: an older Node, which can only install, hands over to the project's own. */
export function ensureOwnNode() {
  if (process.features.typescript) return
  const { status } = spawnSync(NODE, process.argv.slice(1), { stdio: 'inherit' })
  process.exit(status ?? 1)
}

/** Installs the dependencies if the lock file has changed since the last run. */
export function ensureInstalled() {
  requireNode20()
  const wanted = `${hashFiles(['package-lock.json'])} ${process.platform}-${process.arch}`
  if (readStamp('installed') === wanted && existsSync(NODE)) return
  const startedAt = Date.now()
  say('Installing dependencies (once; about a minute) …')
  const { status, stdout, stderr } = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
  })
  if (status !== 0)
    fail(
      `The dependencies couldn’t be installed:\n${`${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-12).join('\n')}`,
    )
  if (!existsSync(NODE))
    fail(
      'The dependencies are installed, but Node 24 is missing. Is "ignore-scripts" set in your npm configuration?',
    )
  writeStamp('installed', wanted)
  say(`Dependencies installed (${seconds(startedAt)}).`)
}

const BUILD_INPUTS = [
  'src/web',
  'src/desk-web',
  'src/domain',
  'src/messages',
  'src/contracts',
  'vite.config.ts',
  'vite.desk.config.ts',
  'tools/build.mjs',
  'tools/vite-messages-plugin.ts',
  'tools/vite-art-plugin.ts',
  'package-lock.json',
]

/** Builds the application if its sources have changed since the last build. */
export function ensureBuilt() {
  const wanted = hashFiles(BUILD_INPUTS)
  if (readStamp('built') === wanted && existsSync(join(ROOT, 'dist', 'build.json'))) return
  const startedAt = Date.now()
  say('Building …')
  const { status, stdout, stderr } = run(NODE, ['tools/build.mjs'], { quiet: true })
  if (status !== 0) fail(`The build failed:\n${`${stdout}${stderr}`.trim()}`)
  writeStamp('built', wanted)
  say(`Built (${seconds(startedAt)}).`)
}

const CHROMIUM_PATHS = [
  // The same browser without a window system: tests take a quarter less CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...CHROMIUM_PATHS].find((path) => path && existsSync(path))

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const installPackages = (packages) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-q'], { quiet: true, env })
  const install = (names) =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { quiet: true, env })
  return packages.some((names) => install(names).status === 0)
}

/**
 * Debian's spell checker and dictionaries, installed for root where they are missing. Without them the spelling tests fail
 * and say what to install: nothing is skipped.
 */
export function ensureDictionaries() {
  const missing = listMissingPackages()
  if (missing.length === 0 || !isDebianRoot()) return
  const startedAt = Date.now()
  say('Installing dictionaries from Debian (once; a few seconds) …')
  const isInstalled = installPackages([missing])
  say(
    isInstalled
      ? `Dictionaries installed (${seconds(startedAt)}).`
      : 'The dictionaries couldn’t be installed.',
  )
}

/** Programs that some tests ask, by their Debian packages. */
const JUDGES = [
  { name: 'pgbouncer', program: 'pgbouncer', tests: 'tests behind a pooler' },
  { name: 'nginx-light', program: 'nginx', tests: 'tests behind nginx' },
  { name: 'prometheus', program: 'promtool', tests: 'tests of alert rules' },
]

const PROGRAM_FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

const listMissingJudges = () =>
  JUDGES.filter(({ program }) => !PROGRAM_FOLDERS.some((folder) => existsSync(join(folder, program))))

/** Installed for root where they are missing. Without one of them its tests are skipped, and this says so. */
export function ensureJudges() {
  const missing = listMissingJudges().map(({ name }) => name)
  if (missing.length === 0) return
  if (isDebianRoot()) {
    say(`Installing ${missing.join(' and ')} from Debian (once; a few seconds) …`)
    installPackages([missing])
  }
  for (const { tests, program } of listMissingJudges())
    say(`–    ${tests}: skipped because ${program} isn’t installed`)
}

/** The system's Chromium. Root on Debian gets it installed; everyone else gets a hint on how to install it. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (isDebianRoot()) {
    const startedAt = Date.now()
    say('Installing Chromium from Debian (once; about a minute) …')
    // Older releases only have the full browser.
    installPackages([
      ['fonts-liberation', 'chromium-headless-shell'],
      ['fonts-liberation', 'chromium'],
    ])
    say(`Chromium installed (${seconds(startedAt)}).`)
  }
  return (
    findChromium() ??
    fail(
      'The browser tests need Chromium or Chrome. Install one of them, or set CHROMIUM_PATH to its executable.',
    )
  )
}
