import type { Manufacturer, Series } from './category.ts'

/** A series with its manufacturer, as the catalogue lists it. */
export interface ListedSeries {
  readonly manufacturer: Omit<Manufacturer, 'series' | 'topSeries'>
  readonly series: Series
}

/** As many as fit beside a manufacturer's name. */
const TOP_SERIES = 3

/** The manufacturers of a list with all their series; the list's order decides which come first and are the top ones. */
export function fillManufacturers(listed: readonly ListedSeries[]): Manufacturer[] {
  const makers = new Map<number, Manufacturer>()
  for (const { manufacturer, series: own } of listed) {
    const series = [...(makers.get(manufacturer.id)?.series ?? []), own]
    makers.set(manufacturer.id, { ...manufacturer, series, topSeries: series.slice(0, TOP_SERIES) })
  }
  return [...makers.values()]
}
