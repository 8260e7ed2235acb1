import type { SearchRow, ShownPerson } from '#contracts/desk/search.ts'
import { TEXTS } from '../../messages/texts.ts'

/** A row of the search in words. */
export interface FoundTexts {
  readonly title: string
  readonly person: string
  readonly detail: string
}

const namePerson = (person: ShownPerson | null): string =>
  person ? [person.name, person.companyName, person.email].filter(Boolean).join(' · ') : ''

type ShownDevice = Extract<SearchRow, { readonly kind: 'SALE' }>['devices'][number]

const describeDevice = ({ device, state, place }: ShownDevice): string =>
  [`${device}: ${TEXTS.states[state]}`, ...(place === null ? [] : [TEXTS.places.onShelf(place)])].join(', ')

const describeThing = (row: SearchRow): string => {
  if (row.kind === 'SALE') return row.devices.map(describeDevice).join(' · ')
  if (row.kind === 'DEVICE') return describeDevice(row)
  if (row.kind === 'PARCEL') return TEXTS.search.parcels[row.direction](row.trackingNumber)
  if (row.kind === 'RECYCLING') return TEXTS.search.recyclingStates[row.state]
  return row.hasAccount ? TEXTS.search.hasAccount : TEXTS.search.isGuest
}

/** What a row of the search is called and what is known about it. */
export function describeFound(row: SearchRow): FoundTexts {
  const detail = describeThing(row)
  if (row.kind === 'RECYCLING') return { title: TEXTS.search.recycling(row.number), person: '', detail }
  if (row.kind === 'CUSTOMER')
    return { title: TEXTS.search.customer(row.customerNumber), person: namePerson(row.person), detail }
  const item = 'itemNumber' in row && row.itemNumber !== null ? `-${row.itemNumber}` : ''
  return { title: `${row.tradeNumber}${item}`, person: namePerson(row.seller), detail }
}
