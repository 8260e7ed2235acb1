import { checkScreen } from './check-screen.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, openQueue, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('a catalogue editor gives a device another search term', async ({ page, hand }) => {
  await signIn(page, hand, 'catalogue')
  await openQueue(page, 'Catalogue')
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('iphone 13 mini')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('link', { name: 'Apple iPhone 13 mini' })).toBeVisible()
  await checkScreen(page)
  await page.getByRole('link', { name: 'Apple iPhone 13 mini' }).click()
  await expect(locateHeading(page, 'Apple iPhone 13 mini')).toBeVisible()
  await checkScreen(page)
  const terms = page.getByRole('textbox', { name: 'Search terms, one per line' })
  await terms.fill(`${await terms.inputValue()}\nsmall thirteen`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The search takes it over within seconds.')).toBeVisible()
})

test('a device is added by keyboard, after the one that it resembles was named', async ({
  page,
  hand,
  expectedErrors,
}) => {
  // The month that there isn't.
  expectedErrors.push(/status of 422/)
  await signIn(page, hand, 'catalogue')
  await openQueue(page, 'Catalogue')
  await page.getByRole('link', { name: 'Add device' }).focus()
  await page.keyboard.press('Enter')
  await expect(locateHeading(page, 'Add a device')).toBeVisible()
  const model = `Fairphone ${Date.now() % 1_000_000}`
  await page.getByRole('combobox', { name: 'Manufacturer' }).fill('Apple')
  await page.getByRole('combobox', { name: 'Series' }).fill('iPhone 13')
  await page.getByRole('textbox', { name: 'Model', exact: true }).fill('iPhone13')
  const similar = page.getByRole('region', { name: 'May be the same device' })
  await expect(similar.getByRole('link', { name: 'Apple iPhone 13', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'It’s another device: add it' })).toBeVisible()
  await checkScreen(page)

  await page.getByRole('combobox', { name: 'Manufacturer' }).fill('Fairphone')
  await page.getByRole('combobox', { name: 'Series' }).fill('Fairphone')
  await page.getByRole('textbox', { name: 'Model', exact: true }).fill(model)
  await page.getByRole('textbox', { name: 'Year of release' }).fill('2026')
  await page.getByRole('textbox', { name: 'Month of release' }).fill('13')
  await page.getByRole('textbox', { name: /^Storage sizes/ }).fill('128, 256')
  await expect(similar).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText('From 1 to 12.')).toBeVisible()
  await checkScreen(page)
  await page.getByRole('textbox', { name: 'Month of release' }).fill('10')
  await page.keyboard.press('Enter')
  await expect(locateHeading(page, model)).toBeVisible()
  await expect(page.getByText('Nobody sees this device in the shop until it has a price.')).toBeVisible()
  await checkScreen(page)
})

test('a table is previewed, then imported as previewed', async ({ page, hand }) => {
  await signIn(page, hand, 'catalogue')
  await page.goto(buildDeskUrl('/desk/catalogue/import'))
  const number = Date.now() % 1_000_000
  const rows = [
    'category;manufacturer;series;model;storages;codes;released',
    `phones;Fairphone;Fairphone;Table ${number};128|256;TBL${number};2026-10`,
    'phones;Apple;iPhone 13;iPhone13;128;;2021-09',
    'phones;Apple;iPhone 13;iPhone 13;big;;2021-09',
  ]
  await page.getByLabel('CSV, TSV or Excel file').setInputFiles({
    name: 'devices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  })
  await expect(page.getByRole('textbox', { name: 'Rows' })).toHaveValue(/Table/)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'iPhone13' })).toContainText('May be Apple iPhone 13')
  await expect(page.getByRole('row').filter({ hasText: 'Line 4' })).toContainText(
    'these aren’t storage sizes',
  )
  await checkScreen(page)

  // Without the one that is there already under another spelling.
  await page.getByRole('textbox', { name: 'Rows' }).fill(rows.slice(0, 2).join('\n'))
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Import one device' }).click()
  await expect(page.getByText('1 added, 0 changed.')).toBeVisible()
  await page.goto(buildDeskUrl('/desk/catalogue/duplicates'))
  await expect(locateHeading(page, 'Possible duplicates')).toBeVisible()
  await expect(page.getByText('Loading')).toBeHidden()
  await checkScreen(page)
})

test('a device that is no longer bought is gone from the shop, and its last prices are drafted', async ({
  page,
  hand,
  urlOf,
}) => {
  const { rows } = await hand.db.$client.query<{ id: number; url: string; name: string }>(
    `select device.id, device_text.url, english.name from device
     join device_text on device_text.device_id = device.id and device_text.language = 'de'
     join device_text as english on english.device_id = device.id and english.language = 'en'
     where exists (select from base_price where base_price.device_id = device.id and to_version is null)
       and category_id = 'lenses' order by popularity, device.id limit 1`,
  )
  const [device] = rows
  if (!device) throw new Error('The catalogue has lenses')
  const address = urlOf('de', `/products/${device.url}`)
  expect((await page.request.get(address)).status()).toBe(200)
  await signIn(page, hand, 'catalogue', 'pricing')
  await page.goto(buildDeskUrl(`/desk/catalogue/${device.id}`))
  await page.getByRole('button', { name: 'Stop buying it' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Running offers and sales keep their price.')
  expect(await listViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Stop buying it' }).click()
  await expect(page.getByText('We no longer buy this device.')).toBeVisible()
  await expect(async () => {
    expect((await page.request.get(address)).status()).toBe(404)
  }).toPass({ timeout: 30_000 })
  await checkScreen(page)
  await page.getByRole('button', { name: 'Draft its last prices' }).click()
  await page.getByRole('link', { name: `Back: ${device.name}` }).click()
  await expect(page.getByText('Bought for the first time')).toBeVisible()
})
