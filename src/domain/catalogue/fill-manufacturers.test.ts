import { describe, expect, it } from 'vitest'
import { fillManufacturers, type ListedSeries } from '#domain/catalogue/fill-manufacturers.ts'

const TEXTS = { content: '', metaDescription: '', metaKeywords: '', thumbnail: '' }

const list = (...names: readonly (readonly [maker: string, series: string])[]): ListedSeries[] => {
  const makers = [...new Set(names.map(([maker]) => maker))]
  return names.map(([maker, series], index) => ({
    manufacturer: { id: makers.indexOf(maker) + 1, name: maker, url: maker, ...TEXTS },
    series: { id: index + 1, name: series, url: series, ...TEXTS },
  }))
}

const GROUPS = list(
  ['Apple', 'iPhone 15'],
  ['Samsung', 'Galaxy S23'],
  ['Apple', 'iPhone 14'],
  ['Apple', 'iPhone 13'],
  ['Apple', 'iPhone 12'],
)

const nameAll = (named: readonly { readonly name: string }[] | undefined) => named?.map(({ name }) => name)

describe('the manufacturers of a category', () => {
  it('have their own series, in the order of the catalogue', () => {
    const [apple, samsung] = fillManufacturers(GROUPS)
    expect({ name: apple?.name, series: nameAll(apple?.series) }).toEqual({
      name: 'Apple',
      series: ['iPhone 15', 'iPhone 14', 'iPhone 13', 'iPhone 12'],
    })
    expect({ name: samsung?.name, series: nameAll(samsung?.series) }).toEqual({
      name: 'Samsung',
      series: ['Galaxy S23'],
    })
  })

  it('show the first three as their top series', () => {
    const [apple, samsung] = fillManufacturers(GROUPS)
    expect(nameAll(apple?.topSeries)).toEqual(['iPhone 15', 'iPhone 14', 'iPhone 13'])
    expect(nameAll(samsung?.topSeries)).toEqual(['Galaxy S23'])
  })

  it('have every series exactly once', () => {
    const series = fillManufacturers(GROUPS).flatMap((maker) => maker.series)
    expect(series.map(({ id }) => id).toSorted()).toEqual(GROUPS.map((group) => group.series.id))
  })

  it('are none where there is no series', () => {
    expect(fillManufacturers([])).toEqual([])
  })
})
