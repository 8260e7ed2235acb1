import { type RefObject, useEffect, useState } from 'react'
import { optionId } from './suggestion-list.tsx'
import type { SuggestionOption } from './suggestion-options.ts'

export interface ComboboxInput {
  readonly input: RefObject<HTMLInputElement | null>
  readonly listId: string
  readonly options: readonly SuggestionOption[]
  readonly onChoose: (option: SuggestionOption) => void
}

const NONE = -1

/** The option after a key press; beyond the first and last one is the field itself. */
function nextActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : NONE
  if (key === 'ArrowUp') return active === NONE ? count - 1 : active - 1
  return null
}

/** Gives the field its combobox role, and removes it when the list goes. */
function useComboboxRole({ input, listId }: ComboboxInput, isExpanded: boolean, active: number): void {
  useEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', listId)
    field.setAttribute('aria-expanded', String(isExpanded))
    if (active === NONE) return field.removeAttribute('aria-activedescendant')
    const id = optionId(listId, active)
    field.setAttribute('aria-activedescendant', id)
    // The list may scroll, and the focus that would bring an option into view stays in the field.
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, isExpanded, active])
}

function useOpening(
  input: ComboboxInput['input'],
  setIsOpen: (isOpen: boolean) => void,
  setChosen: (chosen: number) => void,
): void {
  useEffect(() => {
    const field = input.current
    const open = () => setIsOpen(true)
    // Typing on drops the option that was active.
    const type = () => {
      open()
      setChosen(NONE)
    }
    const leave = () => setIsOpen(false)
    if (document.activeElement === field) open()
    field?.addEventListener('focus', open)
    field?.addEventListener('input', type)
    field?.addEventListener('click', open)
    // The focus may move into the list, to its button; anywhere else closes it.
    field?.form?.addEventListener('focusout', onFocusOut)
    function onFocusOut({ relatedTarget }: FocusEvent) {
      if (!(relatedTarget instanceof Node) || !field?.form?.contains(relatedTarget)) leave()
    }
    return () => {
      field?.removeEventListener('focus', open)
      field?.removeEventListener('input', type)
      field?.removeEventListener('click', open)
      field?.form?.removeEventListener('focusout', onFocusOut)
    }
  }, [input, setIsOpen, setChosen])
}

/** Keys, roles and visibility of a combobox. */
export function useCombobox(combobox: ComboboxInput) {
  const { input, options, onChoose } = combobox
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState(NONE)
  const active = isOpen && chosen < options.length ? chosen : NONE
  useOpening(input, setIsOpen, setChosen)
  useComboboxRole(combobox, isOpen && options.length > 0, active)

  // A new list starts without an active option.
  const signature = options.map(({ path }) => path).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: it resets whenever the list changes
  useEffect(() => setChosen(NONE), [signature])

  useEffect(() => {
    const field = input.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const next = nextActive(event.key, active, options.length)
      if (next !== null) {
        event.preventDefault()
        setIsOpen(true)
        setChosen(next)
      } else if (event.key === 'Escape' && isOpen && options.length > 0) {
        // The first press closes the list, the second clears the field, as browsers do.
        event.preventDefault()
        setIsOpen(false)
      } else if (event.key === 'Enter') {
        const option = options[active]
        if (!option) return setIsOpen(false)
        event.preventDefault()
        onChoose(option)
      }
    }
    field?.addEventListener('keydown', onKeyDown)
    return () => field?.removeEventListener('keydown', onKeyDown)
  })

  return { active, isOpen, close: () => setIsOpen(false) }
}
