import { ADD, ALL, READ, type TableGrants, WRITE } from './table-rights.ts'

/** The catalogue: written by the migration step and by commands, which connect as the owner. */
export const PUBLISHED: TableGrants = { web: READ, worker: READ, desk: READ }

/** The worker starts drafts of prices, so it alone of the processes writes prices. It changes nothing else. */
const WRITTEN_BY_WORKER = (rights: string): TableGrants => ({ web: READ, worker: rights, desk: READ })
const CACHE_VERSION = 'select, update (version, changed_at)'

/** Who may do what with content, catalogue, prices and rules. */
export const CATALOGUE_GRANTS: Readonly<Record<string, TableGrants>> = {
  // Publishing at the desk raises a version, and so does the worker when prices start or it is a banner's time.
  cache_version: { web: READ, worker: CACHE_VERSION, desk: CACHE_VERSION },
  build_file: { web: READ, desk: READ },
  edge_purge: { worker: WRITE },
  cms_copy: { web: WRITE },
  content_version: { web: READ, worker: READ, desk: ADD },
  // The shop shows drafts to whoever has the desk's key to a preview.
  content_draft: { web: READ, desk: WRITE },
  partner_version: { web: READ, worker: READ, desk: ADD },
  partner_preview: { web: READ, worker: 'select (ctid, shown_at), delete', desk: WRITE },
  seed_run: PUBLISHED,
  category: PUBLISHED,
  // Editors add devices, and with them what those belong to; they name groups, and remove those that nothing belongs to.
  category_text: { ...PUBLISHED, desk: 'select, update (name, is_own)' },
  manufacturer: { ...PUBLISHED, desk: 'select, insert, delete, update (name)' },
  manufacturer_text: { ...PUBLISHED, desk: 'select, insert, delete' },
  series: { ...PUBLISHED, desk: 'select, insert, delete' },
  series_text: { ...PUBLISHED, desk: 'select, insert, delete, update (name)' },
  overview_url: { ...PUBLISHED, desk: 'select, insert, delete' },
  question_set: PUBLISHED,
  // Editors draw devices, and show photos of them instead.
  picture: { ...PUBLISHED, desk: 'select, insert, delete' },
  device: {
    ...PUBLISHED,
    desk: `${ADD}, update (category_id, series_id, model_pattern, release_year, release_month, model_codes, search_terms,
      question_set_id, popularity, launch_price_in_cents, origin)`,
  },
  // An address stays.
  device_text: { ...PUBLISHED, desk: `${ADD}, update (name, model, is_own)` },
  device_image: { ...PUBLISHED, desk: 'select, insert, delete, update (view, picture_key)' },
  device_storage: { ...PUBLISHED, desk: 'select, insert, delete' },
  // The desk only ends prices: a device is retired at once, and bought again by a draft.
  price_list: { ...WRITTEN_BY_WORKER(ADD), desk: ADD },
  base_price: {
    ...WRITTEN_BY_WORKER('select, insert, update (to_version)'),
    desk: 'select, update (to_version)',
  },
  catalogue_change: { web: READ, worker: 'select, insert, delete', desk: 'select, insert, delete' },
  // Operators write drafts; the worker says what has become of them.
  price_draft: {
    worker: `select, update (state, revision, started_at, ended_at, done_count, total_count, problem, started_versions,
      undone_versions, withdrawn_after, withdrawn_count, mailed_count, retry_at)`,
    desk: WRITE,
  },
  price_draft_row: { worker: 'select, update (before_in_cents, checked_version, guards), delete', desk: ALL },
  // Price rules go live from the desk.
  rule_set: { ...PUBLISHED, desk: ADD },
  rule_draft: { desk: WRITE },
}
