import { beforeEach, expect, it, vi } from 'vitest'
import { BROWSER_PROBLEM_REPORT } from '#contracts/browser-problems.ts'

interface Beacon {
  readonly path: string
  readonly report: Blob
}

let beacons: Beacon[]
let lines: unknown[][]

/** The module remembers what it has sent, so each page imports its own copy. */
const openPage = () => import('#web/platform/errors/report-problem.ts')

beforeEach(() => {
  vi.resetModules()
  beacons = []
  lines = []
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, report: Blob) => beacons.push({ path, report }) > 0,
  })
  vi.spyOn(console, 'error').mockImplementation((...line) => void lines.push(line))
})

it('a caught problem reaches the console with its reason and the server by its name', async () => {
  const { reportProblem } = await openPage()
  const reason = new TypeError('Failed to fetch https://shop.example/?email=zofia@example.org')
  reportProblem(reason, 'error creating client id')
  expect(lines).toEqual([['error creating client id', reason]])
  expect(beacons.map(({ path, report }) => ({ path, type: report.type }))).toEqual([
    { path: '/api/browser-problems', type: 'application/json' },
  ])
  const text = (await beacons[0]?.report.text()) ?? ''
  expect(BROWSER_PROBLEM_REPORT.parse(JSON.parse(text))).toEqual({ problem: 'error creating client id' })
})

it('a promise that only fails to load a part needs no name', async () => {
  const { reportProblem } = await openPage()
  await Promise.reject(new Error('chunk')).catch(reportProblem)
  expect(lines).toMatchObject([['part failed to load', {}]])
})

it('the server hears of each problem once per page, the console every time', async () => {
  const { reportProblem } = await openPage()
  for (let count = 0; count < 500; count += 1)
    reportProblem(new Error('Status 503'), 'error creating controlling order')
  reportProblem(new Error('gone'), 'screen failed')
  expect({ beacons: beacons.length, lines: lines.length }).toEqual({ beacons: 2, lines: 501 })
})

it('a browser that sends nothing in the background still writes to the console', async () => {
  vi.stubGlobal('navigator', {})
  const { reportProblem } = await openPage()
  expect(() => reportProblem(new Error('x'), 'screen failed')).not.toThrow()
  expect(lines).toHaveLength(1)
})
