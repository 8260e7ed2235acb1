import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { EMPTY_CART, replaceDevices } from '#domain/cart/cart.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { formatMoney } from '#messages/format-money.ts'
import { buildSeller } from '../support/sales.ts'
import { ROOT } from '../support/source-files.ts'
import { listLostTexts } from './served-texts.ts'
import { createAccount, offerPhone, sellPhone } from './shop-api.ts'
import type { Browser, Tab } from './tab.ts'
import {
  choose,
  expectSale,
  fillFields,
  findDevice,
  finishSale,
  listDetails,
  readField,
  seeHeading,
  seeStep,
  startVisit,
  tapButton,
  type Visit,
} from './visit.ts'

const IPHONE = 'Apple iPhone 13 Pro'

const buildDevicePath = (market: MarketId) =>
  buildPath(MARKETS[market], 'pdp', { pdp: 'apple-iphone-13-pro' })

/** Answers the questions about a good German iPhone whose storage is known, up to the sheet of facts. */
async function goToFacts(visit: Visit): Promise<void> {
  await seeStep(visit, /Zustand/)
  await choose(visit, /^Wie neu/)
  await seeStep(visit, /Akku/)
  await choose(visit, /^90/)
  await seeStep(visit, /Trifft das alles zu/)
}

/** What the visitor saw when a test failed. */
async function savePicture(tab: Tab, name: string): Promise<void> {
  const folder = join(ROOT, 'test-results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name.replaceAll(/\W+/g, '-')}.png`), await tab.takeScreenshot())
}

/** The paths on which people sell, in an engine other than that of the browser tests. */
export function describeMoneyPaths(engine: string, launch: () => Promise<Browser>): void {
  describe(engine, () => {
    let browser: Browser
    let tab: Tab

    beforeAll(async () => {
      browser = await launch()
      return () => browser.close()
    })

    beforeEach(async ({ task }) => {
      tab = await browser.openTab()
      return async () => {
        try {
          if (task.result?.state === 'fail') await savePicture(tab, `${engine} ${task.name}`)
        } finally {
          await tab.close()
        }
        expect(tab.problems).toEqual([])
      }
    })

    const visitShop = (marketId: MarketId, { hasDeclined = true } = {}) =>
      startVisit(tab, { marketId, shopUrl: inject('shopUrls')[marketId] ?? '', hasDeclined })

    it('a guest searches for an iPhone, describes it and sells it', async () => {
      const visit = await visitShop('de')
      const { page, t } = visit
      await findDevice(visit, 'iphone 13 pro 256', IPHONE)
      await goToFacts(visit)
      await tapButton(visit, 'SHEET_CONFIRM')
      await page.see({ role: 'heading', name: /^Wir zahlen dir \d+ €$/ })
      await finishSale(visit, IPHONE)
      await fillFields(visit, listDetails(visit, `${randomUUID()}@example.org`))
      expect(await readField(visit, 'FIELD_BIRTH_DATE')).toBe('23.04.1990')
      expect(await readField(visit, 'FIELD_IBAN')).toBe('DE89 3704 0044 0532 0130 00')
      await tapButton(visit, 'DETAILS_CONTINUE')
      await expect
        .poll(() => page.find({ role: 'heading', name: t('REVIEW_TITLE') }))
        .toMatchObject({ isFocused: true })
      await page.tap({ role: 'checkbox', name: /^Das Gerät gehört mir/ })
      await tapButton(visit, 'REVIEW_SUBMIT')
      await expectSale(visit, t('THANKS_TITLE', { firstName: buildSeller('de').firstName }))
    })

    it('the link to a sale opens it', async () => {
      const visit = await visitShop('de')
      const { tradeNumber, address } = await sellPhone(visit.shopUrl)
      await visit.page.open(address)
      await expectSale(visit, visit.t('THANKS_TITLE', { firstName: buildSeller('de').firstName }))
      expect((await visit.page.see({ role: 'main' })).text).toContain(tradeNumber)
    })

    it('answers survive a reload and going back', async () => {
      const visit = await visitShop('de')
      const { page, shopUrl } = visit
      await page.open(`${shopUrl}${buildDevicePath('de')}?storage=256`)
      await goToFacts(visit)
      await page.reload()
      await seeStep(visit, /Trifft das alles zu/)
      await tab.goBack()
      await seeStep(visit, /Akku/)
      expect(await page.see({ role: 'radio', name: /^90/ })).toMatchObject({ isChecked: true })
      await tapButton(visit, 'OFFER_BACK')
      await seeStep(visit, /Speicher|Zustand/)
      expect(await tab.run(() => document.querySelectorAll('input:checked').length)).toBe(3)
    })

    it('a device that was removed from the cart can be put back', async () => {
      const visit = await visitShop('de')
      const { page, t, market, shopUrl } = visit
      const devices = [await offerPhone(shopUrl), await offerPhone(shopUrl, 'apple-iphone-12')]
      const cart = JSON.stringify(replaceDevices(EMPTY_CART, devices))
      await tab.run((text: string) => {
        localStorage.cart = text
      }, cart)
      await page.open(shopUrl + buildPath(market, 'checkout'))
      await page.tap({ role: 'button', name: t('CART_REMOVE_OF', { name: 'Apple iPhone 13' }) })
      const undo = { role: 'button', name: `${t('CART_UNDO')}: Apple iPhone 13` } as const
      await expect.poll(() => page.find(undo)).toMatchObject({ isFocused: true })
      await page.tap(undo)
      await expect
        .poll(() => page.find({ role: 'link', name: 'Apple iPhone 13' }))
        .toMatchObject({ isFocused: true })
      const total = devices.reduce((sum, { price }) => sum + price * 100, 0)
      const status = new RegExp(`^${t('CART_RESTORED', { name: 'Apple iPhone 13' })}`)
      expect((await page.see({ role: 'status', name: status })).text).toContain(
        formatMoney(market, total).replaceAll(/\s/g, ' '),
      )
    })

    it('a customer signs in', async () => {
      const visit = await visitShop('de')
      const { page, t, market, shopUrl } = visit
      const { email, password } = await createAccount(shopUrl, inject('mailboxToken'))
      await page.open(shopUrl + buildPath(market, 'accountOverview'))
      await fillFields(visit, { FIELD_EMAIL: email, FIELD_PASSWORD: password })
      await tapButton(visit, 'SIGN_IN_SUBMIT')
      await expect
        .poll(async () => (await page.see({ role: 'main' })).text)
        .toContain(t('ACCOUNT_SIGNED_IN', { email }))
    })

    it('a Polish seller types as people type, and ignores the question about measuring', async () => {
      const visit = await visitShop('pl', { hasDeclined: false })
      await findDevice(visit, 'iphone 13 pro 256', IPHONE)
      // A sealed device: what cannot apply to it is not asked.
      await choose(visit, /./)
      await seeHeading(visit, 'CONSENT_TITLE')
      await tapButton(visit, 'SHEET_CONFIRM')
      await finishSale(visit, IPHONE)
      await fillFields(visit, listDetails(visit, `${randomUUID()}@example.org`))
      expect(await readField(visit, 'FIELD_ZIP')).toBe('00-001')
      await tapButton(visit, 'DETAILS_CONTINUE')
      await seeHeading(visit, 'REVIEW_TITLE')
      expect((await visit.page.see({ role: 'main' })).text).toMatch(/\d zł/)
    })

    it.each(['de', 'fr', 'pl'] as const)(
      'the application keeps what the server rendered in %s',
      async (market) => {
        const { page, shopUrl } = await visitShop(market)
        for (const path of ['/', buildDevicePath(market)]) {
          await page.open(shopUrl + path)
          expect(await tab.run(listLostTexts)).toEqual([])
        }
      },
    )
  })
}
