import type { Page } from '@playwright/test'
import { isFamiliar } from '../support/familiar-german.ts'
import { expect, test, waitForHydration } from './shop-test.ts'

const listFamiliar = async (page: Page) =>
  (await page.getByRole('main').innerText()).split('\n').filter(isFamiliar)

test('a company’s list is the first thing on the business home page', async ({ page, urlOf }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(urlOf('b2bWidget'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verkaufen Sie Ihre Firmengeräte')
  await expect(page.getByLabel('Ihre Liste als CSV-Datei')).toBeInViewport()
  await expect(page.getByRole('table', { name: 'So sieht eine Liste aus' })).toBeInViewport()
})

test('a list that is pasted there becomes a table of prices', async ({ page, urlOf }) => {
  await page.goto(urlOf('b2bWidget'))
  await waitForHydration(page)
  await page.getByLabel('Oder die Zeilen hier einfügen').fill('iPhone 13;128;4;3;;')
  await page.getByRole('button', { name: 'Preise berechnen' }).click()
  await expect(page.getByRole('heading', { name: 'Alle Zeilen' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '3 Geräte' })).toBeVisible()
})

test('above the cap the price is called an estimate', async ({ page, urlOf }) => {
  await page.goto(urlOf('b2bWidget'))
  await waitForHydration(page)
  await page.getByLabel('Oder die Zeilen hier einfügen').fill('iPhone 13;128;4;400;;')
  await page.getByRole('button', { name: 'Preise berechnen' }).click()
  await expect(page.getByRole('region', { name: '400 Geräte' })).toContainText('Schätzung')
})

test('the business shop says Sie', async ({ page, urlOf }) => {
  for (const path of [
    '/',
    '/b2b/ankaufsportal',
    '/b2b/landingpage',
    '/produkte/apple-iphone-13',
    '/kontakt',
  ]) {
    await page.goto(urlOf('b2bWidget', path))
    expect({ path, familiar: await listFamiliar(page) }).toEqual({ path, familiar: [] })
  }
})
