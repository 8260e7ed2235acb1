import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#web/platform/browser/save-file.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { filterRows, ListFilter, type RowFilter } from './list-filter.tsx'
import { ListRows } from './list-rows.tsx'
import { ListSale } from './list-sale.tsx'
import type { PricedList } from './use-list.ts'
import { writeReport } from './write-list.ts'

/** What a list is worth: the sale on top, then every row. */
export function ListResult({ list }: { readonly list: PricedList }) {
  const t = useTranslate()
  const { market } = useShop()
  const [filter, setFilter] = useState<RowFilter>('all')
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus({ preventScroll: true }), [])
  const save = () => {
    const report = new Blob([writeReport(list.rows, market.currency)], { type: 'text/csv;charset=utf-8' })
    saveFile(report, 'result.csv')
  }
  const clear = () => {
    list.clear()
    // The button disappears with the list; the empty form is read from the page's headline.
    document.getElementById('content')?.focus()
  }
  return (
    <div className="grid gap-8">
      <ListSale rows={list.rows} />
      <section aria-labelledby="list-result" className="grid gap-4">
        <h2 id="list-result" ref={headline} tabIndex={-1} className="text-section outline-none">
          {t('PORTAL_RESULT')}
        </h2>
        <ListFilter rows={list.rows} filter={filter} onFilter={setFilter} />
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={save} className={BUTTON_STYLES.secondary}>
            {t('PORTAL_DOWNLOAD')}
          </button>
          <button type="button" onClick={clear} className={BUTTON_STYLES.secondary}>
            {t('PORTAL_NEW')}
          </button>
        </div>
        <ListRows key={filter} rows={filterRows(list.rows, filter)} onChange={list.change} />
      </section>
    </div>
  )
}
