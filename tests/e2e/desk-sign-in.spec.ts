import type { CDPSession, Page } from '@playwright/test'
import { createTestApp, decodeBase32 } from '../support/desk-factors.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, enterPassword, hire, locateHeading } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

interface Authenticator {
  readonly session: CDPSession
  readonly id: string
}

/** A computer with a fingerprint reader, and an owner who is willing. */
async function plugIn(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, id: authenticatorId }
}

const setVerified = ({ session, id }: Authenticator, isUserVerified: boolean) =>
  session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified })

const unplug = ({ session, id }: Authenticator) =>
  session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: id })

async function addPasskey(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(locateHeading(page, 'Add a passkey')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByLabel('A name you’ll recognise').fill(label)
  await page.getByRole('button', { name: 'Create passkey' }).click()
}

const signOut = async (page: Page) => {
  await page.goto(buildDeskUrl('/desk'))
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(locateHeading(page, 'Sign in')).toBeVisible()
}

async function readCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('listitem').filter({ hasText: /^[a-z0-9]{4}(?:-[a-z0-9]{4}){3}$/ })
  // Reading does not wait by itself, and the page with the codes may still be on its way.
  await expect(codes).toHaveCount(10)
  return codes.allInnerTexts()
}

test('whoever pays out sets up a passkey first, and then signs in with nothing else', async ({
  page,
  hand,
}) => {
  const authenticator = await plugIn(page)
  await enterPassword(page, await hire(hand, 'inspector', 'payout'))
  await expect(page.getByRole('status')).toContainText('Set up a second factor first.')
  await expect(page.getByRole('navigation', { name: 'Queues' })).toBeHidden()
  expect(await listViolations(page)).toEqual([])
  await page.goto(buildDeskUrl('/desk/payouts'))
  await expect(locateHeading(page, 'Security')).toBeVisible()
  await addPasskey(page, 'This computer')
  await expect(locateHeading(page, 'Your recovery codes')).toBeVisible()
  expect(await readCodes(page)).toHaveLength(10)
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the desk' }).click()
  await expect(locateHeading(page, 'Start')).toBeVisible()
  await signOut(page)
  expect(await listViolations(page)).toEqual([])
  // Another person's finger.
  await setVerified(authenticator, false)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The passkey wasn’t confirmed.' })).toBeVisible()
  await setVerified(authenticator, true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(locateHeading(page, 'Start')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: /^Payouts/ }),
  ).toBeVisible()
})

test('an authenticator app is set up with its key, and asked for after the password', async ({
  page,
  hand,
}) => {
  const operator = await hire(hand, 'administration')
  await enterPassword(page, operator)
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  const address = await page.getByRole('link', { name: 'open it in the app' }).getAttribute('href')
  const app = createTestApp(decodeBase32(new URL(address ?? '').searchParams.get('secret') ?? ''))
  await page.getByLabel('Code from the app').fill(app.showCode(Date.now()))
  await page.keyboard.press('Enter')
  await expect(locateHeading(page, 'Your recovery codes')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the desk' }).click()
  await signOut(page)
  await enterPassword(page, operator)
  await expect(locateHeading(page, 'One more step')).toBeVisible()
  await expect(page.getByLabel('Code from your app')).toBeFocused()
  expect(await listViolations(page)).toEqual([])
  // The code that set up the app has been used; the next one counts already.
  await page.keyboard.type(app.showCode(Date.now() + 30_000))
  await page.keyboard.press('Enter')
  await expect(locateHeading(page, 'Start')).toBeVisible()
  await page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: 'Operators' }).click()
  await expect(page.getByRole('row').filter({ hasText: operator.name })).toContainText('Set up')
  expect(await listViolations(page)).toEqual([])
})

test('a lost key is replaced with a recovery code', async ({ page, hand }) => {
  const lost = await plugIn(page)
  const operator = await hire(hand, 'payout')
  await enterPassword(page, operator)
  await addPasskey(page, 'Key on my ring')
  const [code = ''] = await readCodes(page)
  await page.getByRole('link', { name: 'Go to the desk' }).click()
  await signOut(page)
  await unplug(lost)
  await enterPassword(page, operator)
  await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeVisible()
  await page.getByText('Lost your phone or key?').click()
  await page.getByLabel('Recovery code').fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('You’ve used a recovery code.')
  await expect(page.getByText('9 of 10 left.')).toBeVisible()
  await plugIn(page)
  await addPasskey(page, 'New key')
  await expect(page.getByRole('status')).toContainText('Second factor added.')
  await page
    .getByRole('row')
    .filter({ hasText: 'Key on my ring' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(page.getByRole('status')).toContainText('Second factor removed.')
  await expect(page.getByRole('row').filter({ hasText: 'Key on my ring' })).toBeHidden()
  expect(await listViolations(page)).toEqual([])
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(locateHeading(page, 'Start')).toBeVisible()
})
