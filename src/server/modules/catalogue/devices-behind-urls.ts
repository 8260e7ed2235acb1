/** Conditions for SQL: whether an address leads to a page. */
export interface PageConditions {
  /** The same for a device, by the expression of its id. */
  readonly isBought: (device: string) => string
  /** Those of an `overview_url`. */
  readonly hasCategory: string
  readonly hasManufacturer: string
  readonly hasSeries: string
}

/** A device that none of the markets buys has no page, and neither has a list without devices. `markets` is SQL, such as `$3`. */
export function buildPageConditions(markets: string): PageConditions {
  const isBought = (device: string) => `exists (
    select from base_price as price
    where price.device_id = ${device} and price.to_version is null and price.market = any(${markets}))`
  // With a limit, PostgreSQL looks for one device; without, it may read all of them to know which lists have some.
  const hasDevice = (condition: string) =>
    `(select true from device where ${condition} and ${isBought('device.id')} limit 1)`
  // Devices have no index by category or manufacturer, but one by series. Addresses of other lists are not looked for.
  const hasSeriesOf = (owner: 'category_id' | 'manufacturer_id') => `overview_url.${owner} is not null
    and exists (select from series where series.${owner} = overview_url.${owner}
      and ${hasDevice('device.series_id = series.id')})`
  return {
    isBought,
    hasCategory: hasSeriesOf('category_id'),
    hasManufacturer: hasSeriesOf('manufacturer_id'),
    hasSeries: hasDevice('device.series_id = overview_url.series_id'),
  }
}
