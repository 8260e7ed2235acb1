import type { ShopShell } from '#contracts/page-payload.ts'
import { type CompiledMessages, createTranslate, type Translate } from '#messages/format-message.ts'
import type { LatePart } from '#messages/text-parts.ts'
import {
  type AddressedPlace,
  type Audience,
  audienceOf,
  selectTextSet,
  type TextSet,
} from '#messages/text-set.ts'
import { loadLateMessages, loadMessages } from './load-messages.ts'

export interface PageTexts {
  readonly translate: Translate
  /** Calls back with the texts of another audience, at once if they have changed before. */
  readonly watch: (onChange: (translate: Translate) => void) => void
  /** Adds the texts of further parts. */
  readonly load: (parts: readonly LatePart[]) => Promise<void>
  /** Addresses someone else from now on: a company that has signed in, or a person after it has signed out. */
  readonly address: (audience: Audience) => Promise<void>
}

/** The texts of the open page. They start as the server wrote it and change with the reader. */
export function createPageTexts(
  place: AddressedPlace & Pick<ShopShell, 'market'>,
  first: CompiledMessages,
): PageTexts {
  const { id, locale } = place.market
  const firstAudience = audienceOf(place)
  const parts = new Set<LatePart>()
  let current = { set: selectTextSet(id, firstAudience), messages: first }
  let wanted = current.set
  let changed: Translate | null = null
  let announce: (translate: Translate) => void = () => undefined

  // Parts that are asked for meanwhile are loaded, too: from then on all of them come from the new set.
  async function loadAll(set: TextSet): Promise<CompiledMessages> {
    const messages = await loadMessages(set)
    for (let known = 0; known < parts.size; ) {
      const missing = [...parts].slice(known)
      known += missing.length
      Object.assign(messages, await loadLateMessages(set, missing))
    }
    return messages
  }

  return {
    translate: createTranslate(first, locale),
    watch(onChange) {
      announce = onChange
      if (changed) onChange(changed)
    },
    async load(further) {
      for (const part of further) parts.add(part)
      const { set, messages } = current
      Object.assign(messages, await loadLateMessages(set, further))
    },
    async address(audience) {
      // Whoever is certainly a business stays one.
      const set = selectTextSet(id, firstAudience === 'business' ? firstAudience : audience)
      if (set === wanted) return
      wanted = set
      const messages = await loadAll(set)
      if (set !== wanted) return
      current = { set, messages }
      changed = createTranslate(messages, locale)
      announce(changed)
    },
  }
}
