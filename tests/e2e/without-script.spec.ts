import { expect, test } from './shop-test.ts'

test.use({ javaScriptEnabled: false })

test('the shop can be read and navigated without any script', async ({ page, urlOf }) => {
  await page.goto(urlOf('es'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByText('Menú', { exact: true }).click({ force: true })
  await page.getByRole('link', { name: 'Cámaras' }).first().click()
  await expect(page).toHaveURL(urlOf('es', '/vender/camaras'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cámaras')
})

test('the search is a plain form', async ({ page, urlOf }) => {
  await page.goto(urlOf('fr'))
  await page.getByRole('searchbox').fill('iPhone 13')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(urlOf('fr', '/produits/apercu-recherche?q=iPhone+13'))
})

test('answers to common concerns unfold', async ({ page, urlOf }) => {
  await page.goto(urlOf('de'))
  const answer = page.getByText('Setz das Gerät vor dem Versand zurück').first()
  await expect(answer).toBeHidden()
  await page.getByText('Was passiert mit meinen Daten?').click()
  await expect(answer).toBeVisible()
})
