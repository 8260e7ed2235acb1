import type { Locator, Page } from '@playwright/test'
import { countWords, locateFact } from './device-page.ts'
import {
  createSeller,
  createVisit,
  expectThanks,
  locateButton,
  locateField,
  locateOfferStep,
  type Visit,
} from './sale-steps.ts'
import { expect, test, waitForHydration } from './shop-test.ts'

/** What people sell, and how they search for it. */
const DEVICES = [
  { text: 'iphone 13 pro', name: 'Apple iPhone 13 Pro', fact: 'Alles funktioniert' },
  { text: 'galaxy s21', name: 'Samsung Galaxy S21 5G', fact: 'Alles funktioniert' },
  { text: 'ipad 9', name: 'Apple iPad 9. Generation', fact: 'Alles funktioniert' },
  { text: 'macbook air m1', name: 'Apple MacBook Air 13 Zoll M1 (2020)', fact: 'Alles funktioniert' },
  { text: 'playstation 5', name: 'Sony PlayStation 5', fact: 'Sonst funktioniert alles' },
  { text: 'ef 50mm 1.8 stm', name: 'Canon EF 50mm f/1.8 STM', fact: 'Alles funktioniert' },
  { text: 'u2723qe', name: 'Dell U2723QE', fact: 'Alle Eingänge' },
] as const

const MAX_TAPS = 7
const MAX_TAPS_WITH_DEFECT = 9
const MAX_TAPS_TO_SALE = 22
const MAX_WORDS = 250

/** Counts what a seller does and sees between the home page and the price. */
interface Counted {
  taps: number
  words: number
}

/** The question about analytics. */
const locateConsent = ({ page, t }: Visit): Locator =>
  page.getByRole('region', { name: t('CONSENT_TITLE'), includeHidden: true })

const locateBar = (page: Page): Locator => page.locator('[data-phone-bar]')

/** From the home page to the device: the search field, and a suggestion. */
async function search(visit: Visit, device: (typeof DEVICES)[number]): Promise<Counted> {
  const { page } = visit
  await page.goto(visit.urlOf())
  await waitForHydration(page)
  const counted = { taps: 0, words: 0 }
  counted.words += await countWords(page.getByRole('heading', { level: 1 }).or(page.getByRole('search')))
  // It becomes a list's field with its first use.
  const form = page.getByRole('search')
  const field = form.getByRole('searchbox').or(form.getByRole('combobox'))
  await field.click()
  counted.taps += 1
  await field.fill(device.text)
  const suggestion = page.getByRole('option', { name: device.name }).first()
  await expect(suggestion).toBeVisible()
  // Whoever finds their device reads no further.
  const names = await page.getByRole('option').allTextContents()
  const position = names.findIndex((name) => name.includes(device.name))
  for (let read = 0; read <= position; read++)
    counted.words += await countWords(page.getByRole('option').nth(read))
  await suggestion.click()
  counted.taps += 1
  await expect(page.getByRole('heading', { level: 1, name: device.name })).toBeVisible()
  return counted
}

/** Answers like the owner of a good device; stops at the sheet of facts. Every view is read once. */
async function answerSingleQuestions(visit: Visit, counted: Counted): Promise<void> {
  const { page } = visit
  const confirm = locateButton(visit, 'SHEET_CONFIRM')
  counted.words += await countWords(page.getByRole('heading', { level: 1 }).locator('..'))
  for (let number = 1; ; number++) {
    const step = locateOfferStep(visit, number)
    await expect(step).toBeVisible()
    counted.words += await countWords(step.or(locateBar(page)))
    if (await confirm.isVisible()) return
    const isCondition = (await step.getByRole('radio', { name: /^Versiegelt/ }).count()) > 0
    // The owner of a used device does not choose the sealed box.
    await step
      .getByRole('radio')
      .nth(isCondition ? 1 : 0)
      .click()
    counted.taps += 1
  }
}

for (const device of DEVICES) {
  test(`it takes at most ${MAX_TAPS} taps and ${MAX_WORDS} words from the home page to the price of a good ${device.name}`, async ({
    page,
    urlOf,
  }) => {
    const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
    const counted = await search(visit, device)
    await answerSingleQuestions(visit, counted)
    await locateButton(visit, 'SHEET_CONFIRM').click()
    counted.taps += 1
    await expect(locateButton(visit, 'CART_ADD')).toBeVisible()
    expect(counted.taps).toBeLessThanOrEqual(MAX_TAPS)
    expect(counted.words).toBeLessThanOrEqual(MAX_WORDS)
  })

  test(`with one defect it takes at most ${MAX_TAPS_WITH_DEFECT} taps for a ${device.name}`, async ({
    page,
    urlOf,
  }) => {
    const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
    const { t } = visit
    const counted = await search(visit, device)
    await answerSingleQuestions(visit, counted)
    const works = locateFact(page, device.fact)
    await works.getByText(t('SHEET_DIFFERS')).click()
    counted.taps += 1
    await expect(works.getByRole('radio', { checked: true })).toBeVisible()
    const defect = works.getByRole('group').getByRole('checkbox').first()
    if ((await defect.count()) > 0) {
      await defect.check()
      counted.taps += 1
    }
    await locateButton(visit, 'SHEET_SHOW').click()
    counted.taps += 1
    await expect(locateButton(visit, 'CART_ADD')).toBeVisible()
    expect(counted.taps).toBeLessThanOrEqual(MAX_TAPS_WITH_DEFECT)
  })
}

test(`a guest sells a phone with at most ${MAX_TAPS_TO_SALE} taps and fields, from the home page to the finished sale`, async ({
  page,
  urlOf,
}) => {
  const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
  const counted = await search(visit, DEVICES[0])
  await answerSingleQuestions(visit, counted)
  const tap = async (target: Locator) => {
    counted.taps += 1
    await target.click()
  }
  await tap(locateButton(visit, 'SHEET_CONFIRM'))
  await tap(locateButton(visit, 'CART_ADD'))
  await tap(page.getByRole('dialog').getByRole('link', { name: visit.t('CART_TO_CHECKOUT') }))
  await tap(locateButton(visit, 'CART_CONTINUE'))
  const seller = createSeller(visit)
  for (const [key, text] of [
    ['FIELD_FIRST_NAME', seller.firstName],
    ['FIELD_LAST_NAME', 'Muster'],
    ['FIELD_EMAIL', seller.email],
    ['FIELD_BIRTH_DATE', '23041990'],
    ['FIELD_STREET', 'Musterstraße 12'],
    ['FIELD_ZIP', '10115'],
    ['FIELD_CITY', 'Berlin'],
    ['FIELD_IBAN', 'DE89370400440532013000'],
  ] as const) {
    await tap(locateField(visit, key))
    await locateField(visit, key).fill(text)
  }
  await tap(locateButton(visit, 'DETAILS_CONTINUE'))
  await tap(page.getByRole('checkbox'))
  await tap(locateButton(visit, 'REVIEW_SUBMIT'))
  await expectThanks(visit, seller)
  expect(counted.taps).toBeLessThanOrEqual(MAX_TAPS_TO_SALE)
})

const FIRST_VIEWS = [
  { market: 'de', path: '/produkte/apple-iphone-13-pro' },
  { market: 'pl', path: '/produkty/apple-iphone-13-pro' },
  { market: 'fr', path: '/produits/apple-iphone-13-pro' },
] as const

/** A small phone, below the bars of its browser. */
const SMALL_PHONE = { width: 360, height: 640 }

test.describe('the first view of a visitor who has not decided about analytics', () => {
  test.use({ consent: 'undecided' })

  for (const { market, path } of FIRST_VIEWS)
    test(`has price, question and two answers on a small phone in ${market}`, async ({ page, urlOf }) => {
      const visit = createVisit(page, { shop: market, market }, urlOf)
      await page.setViewportSize(SMALL_PHONE)
      // The bar is loaded, and has been asked about another device before.
      await page.goto(urlOf(market, path.replace('-pro', '')))
      await waitForHydration(page)
      await locateOfferStep(visit, 1).getByRole('radio').nth(1).click()
      await expect(locateConsent(visit)).toBeVisible()
      await page.goto(urlOf(market, path))
      await waitForHydration(page)
      await expect(locateConsent(visit)).toBeAttached()
      await expect(locateConsent(visit)).toBeHidden()
      const step = locateOfferStep(visit, 1)
      const bottoms = await Promise.all(
        [
          page.getByRole('heading', { level: 1 }),
          step.locator('legend'),
          step.locator('label').first(),
          step.locator('label').nth(1),
        ].map(async (part) => {
          const box = await part.boundingBox()
          return (box?.y ?? 0) + (box?.height ?? 0)
        }),
      )
      const bar = await locateBar(page).boundingBox()
      expect(bar?.y).toBeGreaterThan(SMALL_PHONE.height - 80)
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(bar?.y ?? 0)
      await expect(page.getByText(visit.t('PDP_UP_TO')).first()).toBeInViewport()
    })
})

for (const market of ['de', 'pl'] as const)
  test(`the bar is one row at 320 px in ${market}, up to the offer`, async ({ page, urlOf }) => {
    const visit = createVisit(page, { shop: market, market }, urlOf)
    await page.setViewportSize({ width: 320, height: 640 })
    const path = market === 'de' ? '/produkte/apple-iphone-13-pro' : '/produkty/apple-iphone-13-pro'
    await page.goto(urlOf(market, path))
    await waitForHydration(page)
    const heights: number[] = []
    const measure = async () => heights.push((await locateBar(page).boundingBox())?.height ?? 0)
    for (let number = 1; number <= 3; number++) {
      const step = locateOfferStep(visit, number)
      await expect(step).toBeVisible()
      await measure()
      await step.getByRole('radio').nth(1).click()
    }
    await expect(locateButton(visit, 'SHEET_CONFIRM')).toBeVisible()
    await measure()
    const differs = page.getByText(visit.t('SHEET_DIFFERS')).first()
    await differs.click()
    await expect(locateButton(visit, 'SHEET_SHOW')).toBeVisible()
    await measure()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await differs.click()
    await locateButton(visit, 'SHEET_CONFIRM').click()
    await expect(locateButton(visit, 'CART_ADD')).toBeVisible()
    await measure()
    await locateButton(visit, 'CART_ADD').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(locateBar(page).getByRole('link', { name: visit.t('CART_TO_CHECKOUT') })).toBeFocused()
    await measure()
    expect(Math.max(...heights)).toBeLessThan(76)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
