import type { MyList } from '#contracts/desk/me.ts'
import type { DeskIconName } from '../ui/desk-icon.tsx'

export type ListGroup = 'warehouse' | 'money' | 'shop' | 'office'

interface ListPlace {
  readonly group: ListGroup
  readonly icon: DeskIconName
}

const PLACES: Readonly<Record<string, ListPlace>> = {
  '/desk/arrivals': { group: 'warehouse', icon: 'parcel' },
  '/desk/inspections': { group: 'warehouse', icon: 'inspect' },
  '/desk/appeals': { group: 'warehouse', icon: 'scales' },
  '/desk/lists/open': { group: 'warehouse', icon: 'list' },
  '/desk/lists/waiting': { group: 'warehouse', icon: 'clock' },
  '/desk/quarantine': { group: 'warehouse', icon: 'shield' },
  '/desk/lost': { group: 'warehouse', icon: 'lost' },
  '/desk/put-away': { group: 'warehouse', icon: 'columns' },
  '/desk/erase': { group: 'warehouse', icon: 'eraser' },
  '/desk/parts': { group: 'warehouse', icon: 'part' },
  '/desk/returns': { group: 'warehouse', icon: 'back' },
  '/desk/recycling': { group: 'warehouse', icon: 'leaf' },
  '/desk/payouts': { group: 'money', icon: 'money' },
  '/desk/held-payouts': { group: 'money', icon: 'hand' },
  '/desk/payout-batches': { group: 'money', icon: 'list' },
  '/desk/bank-answers': { group: 'money', icon: 'mail' },
  '/desk/failed-payouts': { group: 'money', icon: 'back' },
  '/desk/journal': { group: 'money', icon: 'columns' },
  '/desk/register': { group: 'money', icon: 'book' },
  '/desk/identity': { group: 'money', icon: 'person' },
  '/desk/inbox': { group: 'shop', icon: 'mail' },
  '/desk/individual-offers': { group: 'shop', icon: 'money' },
  '/desk/reviews': { group: 'shop', icon: 'star' },
  '/desk/figures': { group: 'office', icon: 'chart' },
  '/desk/alerts': { group: 'office', icon: 'warning' },
  '/desk/operators': { group: 'office', icon: 'person' },
  '/desk/catalogue': { group: 'shop', icon: 'book' },
  '/desk/system': { group: 'office', icon: 'columns' },
  '/desk/content': { group: 'shop', icon: 'book' },
  '/desk/vouchers': { group: 'shop', icon: 'bookmark' },
  '/desk/newsletter': { group: 'shop', icon: 'mail' },
  '/desk/prices': { group: 'shop', icon: 'money' },
}

const OTHER: ListPlace = { group: 'office', icon: 'list' }

export const findPlace = (url: string): ListPlace => PLACES[url] ?? OTHER

const ORDER: readonly ListGroup[] = ['warehouse', 'money', 'shop', 'office']

/** The lists of an operator by area, without areas in which they have none. */
export const groupLists = (
  lists: readonly MyList[],
): readonly { readonly group: ListGroup; readonly lists: readonly MyList[] }[] =>
  ORDER.map((group) => ({ group, lists: lists.filter(({ url }) => findPlace(url).group === group) })).filter(
    ({ lists: own }) => own.length > 0,
  )
