import type { Page } from '@playwright/test'
import { BROWSER_PROBLEMS_PATH } from '#contracts/paths/browser-problems.ts'
import { CLIENT_ID_PATH, CONTROLLING_PATH } from '#contracts/paths/tracking.ts'
import { expect, test, waitForHydration } from './shop-test.ts'

/** What the page reports to the server, in order. */
function watchReports(page: Page): unknown[] {
  const reports: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === BROWSER_PROBLEMS_PATH) reports.push(request.postDataJSON())
  })
  return reports
}

function watchConsole(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}

test('a client id and an event that cannot be created reach the console and the server, and stop nothing', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /^error: error creating (?:client id|controlling order)/)
  const [reports, lines] = [watchReports(page), watchConsole(page)]
  await page.route(`**${CLIENT_ID_PATH}`, (route) => route.abort())
  await page.route(`**${CONTROLLING_PATH}`, (route) => route.abort())
  // An arrival from an advert is the first event of a visit.
  await page.goto(urlOf('de', '/?gclid=a1'))
  await waitForHydration(page)
  await expect.poll(() => reports).toContainEqual({ problem: 'error creating client id' })
  await expect.poll(() => reports).toContainEqual({ problem: 'error creating controlling order' })
  expect(lines.some((line) => line.startsWith('error creating client id'))).toBe(true)
  expect(lines.some((line) => line.startsWith('error creating controlling order'))).toBe(true)
  await page.getByRole('link', { name: 'Presse' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Presse' })).toBeVisible()
})

test('a screen that fails is reported by its name alone', async ({ page, urlOf, expectedErrors }) => {
  expectedErrors.push(/blocks|filter|null|undefined/i)
  const reports = watchReports(page)
  await page.goto(urlOf('de'))
  await waitForHydration(page)
  const head = { title: 'Broken', description: '' }
  const broken = { screen: 'content', head, error: null, data: { page: { blocks: null } } }
  await page.route('**/content/presse/_payload.json', (route) => route.fulfill({ json: broken }))
  await page.getByRole('link', { name: 'Presse' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bei uns ist etwas schiefgegangen' }),
  ).toBeVisible()
  await expect.poll(() => reports).toEqual([{ problem: 'screen failed' }])
})

test('a visit without problems reports none', async ({ page, urlOf }) => {
  const reports = watchReports(page)
  await page.goto(urlOf('pl'))
  await waitForHydration(page)
  await page.goto(urlOf('pl', '/checkout'))
  await waitForHydration(page)
  expect(reports).toEqual([])
})
