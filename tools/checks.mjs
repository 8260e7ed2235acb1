// The quick checks for every change: style, types, unused code, unit and architecture tests.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINES, isInstalled } from './browser-engines.mjs'
import { ROOT, say } from './setup.mjs'

const BIN = join(ROOT, 'node_modules', '.bin')
const RESULTS = join(ROOT, 'test-results')

/** Counts across everything that ran. */
export const totals = { passed: 0, failed: 0, skipped: 0 }

const add = ({ passed, failed, skipped }) => {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
}

function run(label, program, args, { quiet }) {
  const startedAt = Date.now()
  say(`…    ${label}`)
  const { NO_COLOR: _none, NODE_ENV: _mode, ...inherited } = process.env
  const env = { ...inherited, PATH: `${BIN}:${process.env.PATH}`, FORCE_COLOR: '0' }
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
  const result = spawnSync(program, args, { cwd: ROOT, env, stdio, encoding: 'utf8', maxBuffer: 1 << 28 })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  if (quiet && result.status !== 0) say(`${result.stdout}${result.stderr}`.trim())
  say(`${result.status === 0 ? 'ok  ' : 'FAIL'} ${label} (${seconds} s)`)
  return result.status === 0
}

const binary = (name) => join(BIN, name)

/** A check that passes or fails as a whole. */
export function check(label, name, args = []) {
  const isPassed = run(label, binary(name), args, { quiet: true })
  add({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 })
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A suite that dies without a report counts as one failure. */
const BROKEN = { passed: 0, failed: 1, skipped: 0 }

/** Runs projects of vitest, or only some of their files. */
export function vitest(label, projects, files = []) {
  mkdirSync(RESULTS, { recursive: true })
  const file = join(RESULTS, `vitest-${projects.join('-')}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const isPassed = run(
    label,
    binary('vitest'),
    ['run', ...projects.map((name) => `--project=${name}`), ...reporters, ...files],
    { quiet: false },
  )
  const report = readJson(file)
  if (!report) return add(BROKEN)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  // A file that fails to load has no tests, but it is a failure.
  const failed = numFailedTests || (isPassed ? 0 : 1)
  return add({ passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests })
}

export function playwright(label) {
  mkdirSync(RESULTS, { recursive: true })
  const file = join(RESULTS, 'playwright.json')
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file
  const isPassed = run(label, binary('playwright'), ['test', '--reporter=dot,json'], { quiet: false })
  const stats = readJson(file)?.stats
  if (!stats) return add(BROKEN)
  // A test that only passes on a retry is a bug. Retries are off, so there should be none.
  const failed = stats.unexpected + stats.flaky
  return add({ passed: stats.expected, failed: failed || (isPassed ? 0 : 1), skipped: stats.skipped })
}

/** The money paths in the engines that this machine has. What is missing is named, and never counts as tested. */
export function engines({ isRequired }) {
  for (const { name, packages } of ENGINES.filter((engine) => !isInstalled(engine))) {
    const verdict = isRequired ? 'FAIL' : '–   '
    say(
      `${verdict} money paths in ${name}: not tested because it isn’t installed (apt-get install ${packages})`,
    )
    if (isRequired) add(BROKEN)
  }
  const installed = ENGINES.filter(isInstalled)
  if (installed.length === 0) return
  const names = installed.map(({ name }) => name).join(', ')
  const files = installed.map(({ tests }) => tests)
  vitest(`money paths (${names})`, ['engines'], files)
}

export function quickChecks() {
  check('style (biome)', 'biome', ['ci', '--error-on-warnings', '.'])
  check('types (tsc)', 'tsc')
  check('unused code (knip)', 'knip')
  vitest('unit and architecture tests', ['unit', 'architecture'])
}

/** The last line of every run; ends the process. */
export function report() {
  say(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
  process.exit(totals.failed === 0 ? 0 : 1)
}
