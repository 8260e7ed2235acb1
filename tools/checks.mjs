// The quick checks for every change: style, types, unused code, unit and architecture tests.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ENGINES, isInstalled } from './browser-engines.mjs'
import { ensureOpenSearch } from './opensearch-server.mjs'
import { ensureS3Server } from './s3-server.mjs'
import { ROOT, say } from './setup.mjs'

const BIN = join(ROOT, 'node_modules', '.bin')
const RESULTS = join(ROOT, 'test-results')

/** Counts across everything that ran. */
export const totals = { passed: 0, failed: 0, skipped: 0 }

/** Said again before the last line, so that nobody has to search the output of half an hour. */
const findings = []

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
  if (!isPassed) findings.push(`FAIL ${label}`)
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

/** The first line of a message, without the colours of a terminal. */
const firstLine = (message) => stripVTControlCharacters(message ?? '').split('\n')[0]

function listVitestFailures(report) {
  for (const { name, status, message, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    for (const { fullName, failureMessages } of failed) {
      findings.push(`FAIL ${relative(ROOT, name)} › ${fullName}: ${firstLine(failureMessages[0])}`)
    }
    if (status === 'failed' && failed.length === 0) {
      findings.push(`FAIL ${relative(ROOT, name)}: ${firstLine(message)}`)
    }
  }
}

const VERDICTS = { unexpected: 'FAIL', flaky: 'UNSTEADY (passed at the second try)' }

function listPlaywrightFailures(suite) {
  for (const spec of suite.specs ?? []) {
    for (const { status, results } of spec.tests) {
      const verdict = VERDICTS[status]
      if (verdict) {
        findings.push(
          `${verdict} ${spec.file}:${spec.line} › ${spec.title}: ${firstLine(results[0]?.error?.message)}`,
        )
      }
    }
  }
  for (const inner of suite.suites ?? []) listPlaywrightFailures(inner)
}

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
  listVitestFailures(report)
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
  const report = readJson(file)
  if (!report) return add(BROKEN)
  for (const suite of report.suites) listPlaywrightFailures(suite)
  const { expected, flaky, unexpected, skipped } = report.stats
  return add({ passed: expected + flaky, failed: unexpected || (isPassed ? 0 : 1), skipped })
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

/** The tests of files on a real server with the S3 API, where one can be built. */
export function objectStorage() {
  const label = 'files in object storage (S3)'
  if (ensureS3Server()) return vitest(label, ['s3'])
  say(`–    ${label}: not tested because the server can’t be built (install Go)`)
  return add({ passed: 0, failed: 0, skipped: 1 })
}

/** The tests of search on a real cluster, where one can be fetched. */
export function searchCluster() {
  const label = 'search on a cluster of three nodes (OpenSearch)'
  if (ensureOpenSearch()) return vitest(label, ['opensearch'])
  say(`–    ${label}: not tested because it can’t be fetched (install Maven and a JDK)`)
  return add({ passed: 0, failed: 0, skipped: 1 })
}

export function quickChecks() {
  check('style (biome)', 'biome', ['ci', '--error-on-warnings', '.'])
  check('types (tsc)', 'tsc')
  check('unused code (knip)', 'knip')
  vitest('unit and architecture tests', ['unit', 'architecture'])
}

/** The last line of every run; ends the process. */
export function report() {
  for (const finding of findings) say(finding)
  say(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
  process.exit(totals.failed === 0 ? 0 : 1)
}
