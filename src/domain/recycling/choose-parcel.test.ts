import { describe, expect, it } from 'vitest'
import { chooseParcel, type RecentParcel } from './choose-parcel.ts'

const own = { state: 'LABEL_ISSUED', isSameSender: true } as const
const strange = { state: 'LABEL_ISSUED', isSameSender: false } as const
const used = { state: 'IN_TRANSIT', isSameSender: false } as const

describe('a request for a label', () => {
  it.each<[string, readonly RecentParcel[], RecentParcel | null]>([
    ['the first one of a mailbox', [], null],
    ['the same again', [own], own],
    ['the same again, after its label expired', [{ ...own, state: 'EXPIRED' }], { ...own, state: 'EXPIRED' }],
    ['another sender than a stranger typed', [strange], null],
    ['one of several senders', [strange, own, strange], own],
    ['one sender too many', [strange, { ...strange, state: 'CREATED' }, strange], strange],
    ['another sender, after a label was used', [strange, used], used],
  ])('%s', (_, recent, chosen) => {
    expect(chooseParcel(recent)).toEqual(chosen)
  })
})
