import { useEffect, useRef, useState } from 'react'
import { DRAFT_KEY } from '#web/platform/cart/forget-draft.ts'
import { useShop } from '#web/platform/page/shop.tsx'
import { type Draft, EMPTY_DRAFT, readDraft } from './draft.ts'

// Of this tab alone, and gone with it: bank accounts do not stay behind on a shared computer.
function load(): Draft {
  try {
    return readDraft(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null'))
  } catch {
    return EMPTY_DRAFT
  }
}

function keep(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // Without storage the form lives as long as the page.
  }
}

/** A market with one country needs no question for it; one that pays in one way no choice. */
function withDefaults(draft: Draft, { market }: Pick<ReturnType<typeof useShop>, 'market'>): Draft {
  const country = market.countries.includes(draft.country) ? draft.country : (market.countries[0] ?? '')
  const isPaid = market.paymentTypes.some(({ id }) => id === draft.paymentTypeId)
  return { ...draft, country, paymentTypeId: isPaid ? draft.paymentTypeId : EMPTY_DRAFT.paymentTypeId }
}

export type ChangeDraft = (change: Partial<Draft>) => void

export interface DraftUse {
  readonly draft: Draft
  /** Takes effect at once: what is sent next has to be kept before. */
  readonly change: ChangeDraft
  /** The same for a change that depends on what the form holds. */
  readonly update: (change: (draft: Draft) => Draft) => void
  readonly clear: () => void
}

/** The checkout's form; it survives a reload and the way back. */
export function useDraft(): DraftUse {
  const shop = useShop()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const latest = useRef(EMPTY_DRAFT)
  const take = (next: Draft) => {
    latest.current = next
    setDraft(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once per shop
  useEffect(() => take(withDefaults(load(), shop)), [shop])
  const update: DraftUse['update'] = (change) => {
    const next = change(latest.current)
    if (next === latest.current) return
    take(withDefaults(next, shop))
    keep(latest.current)
  }
  return {
    draft,
    update,
    change: (change) => update((before) => ({ ...before, ...change })),
    clear: () => update(() => EMPTY_DRAFT),
  }
}
