import { OTHER_PASSWORD } from '../support/accounts.ts'
import {
  buildPerson,
  createAccount,
  expectSignInRefused,
  fillSignIn,
  locateCard,
  locateSignedInAs,
  openElsewhere,
  openScreen,
  REFUSAL_NOTICE,
  RESET,
  readMailLink,
  resetPassword,
  signIn,
} from './account-steps.ts'
import { expect, test } from './cart-helpers.ts'
import { createVisit, locateButton, locateHeadline } from './sale-steps.ts'

const DE = { shop: 'de', market: 'de' } as const

const NEW_DEVICE = { subject: 'MAIL_NEW_DEVICE_SUBJECT', button: 'MAIL_NOT_ME_BUTTON' } as const

test('a customer sees where they are signed in, ends one sign-in, then signs out everywhere', async ({
  page,
  browser,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSAL_NOTICE)
  const visit = createVisit(page, DE, urlOf)
  const person = buildPerson(email)
  await createAccount(browser, visit, person)
  const elsewhere = { ...visit, page: await openElsewhere(browser) }
  await signIn(elsewhere, person)
  await signIn(visit, person)
  await openScreen(visit, 'accountManagement')
  const card = locateCard(visit, 'SIGN_INS_TITLE')
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await expect(card.getByText(visit.t('SIGN_INS_CURRENT'), { exact: true })).toHaveCount(1)
  await card.getByRole('button', { name: /Chrome/ }).click()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await openScreen(elsewhere, 'accountManagement')
  await expect(elsewhere.page.getByRole('status').filter({ hasText: visit.t('SIGN_IN_ENDED') })).toBeVisible()
  await locateButton(visit, 'SIGN_INS_ALL').click()
  await expect(page.getByText(visit.t('SIGN_INS_ALL_TEXT'), { exact: true })).toBeVisible()
  await locateButton(visit, 'SIGN_INS_ALL').click()
  await expect(locateHeadline(visit, 'SIGN_IN_TITLE')).toBeVisible()
})

test('an owner stops a stranger who knows the password with the link of the mail about a new device', async ({
  page,
  browser,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSAL_NOTICE)
  const visit = createVisit(page, DE, urlOf)
  const person = buildPerson(email)
  await createAccount(browser, visit, person)
  await signIn(visit, person)
  const thief = { ...visit, page: await openElsewhere(browser) }
  await signIn(thief, person)
  await page.goto(await readMailLink(browser, visit, { email, ...NEW_DEVICE }))
  // Opening the link changes nothing: mail programs look at links, too.
  await openScreen(thief, 'accountOverview')
  await expect(locateSignedInAs(thief, person)).toBeVisible()
  await locateButton(visit, 'NOT_ME_SUBMIT').click()
  await expect(locateHeadline(visit, 'NOT_ME_DONE')).toBeFocused()
  await openScreen(thief, 'accountManagement')
  await expect(thief.page.getByRole('status').filter({ hasText: visit.t('SIGN_IN_ENDED') })).toBeVisible()
  await fillSignIn(thief, person)
  await expectSignInRefused(thief)
  await resetPassword(visit, await readMailLink(browser, visit, { email, ...RESET }), OTHER_PASSWORD)
  await expect(locateHeadline(visit, 'RESET_DONE')).toBeFocused()
  await signIn(visit, { ...person, password: OTHER_PASSWORD })
})
