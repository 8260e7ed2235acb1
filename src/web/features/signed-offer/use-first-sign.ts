import { type RefObject, useEffect, useRef, useState } from 'react'
import { isPageKept } from '#web/platform/offline/page-worker.ts'

/** What someone does who turns to the form; a touch begins with the pointer. */
const FORM_SIGNS = ['pointerover', 'focusin'] as const

/** Files can be dropped and pasted anywhere. */
const PAGE_SIGNS = ['dragenter', 'paste'] as const

/**
 * Whether the visitor is about to check a file. Only then do the checker and the worker load, which are larger than the page.
 * Whoever has kept the page wanted it before, and has both already.
 */
export function useFirstSign<Form extends HTMLElement>(): readonly [RefObject<Form | null>, boolean] {
  const form = useRef<Form>(null)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const want = () => {
      controller.abort()
      setIsWanted(true)
    }
    for (const sign of FORM_SIGNS) form.current?.addEventListener(sign, want, { signal })
    for (const sign of PAGE_SIGNS) addEventListener(sign, want, { signal })
    // Faster than the script.
    if (isPageKept() || form.current?.contains(document.activeElement)) want()
    return () => controller.abort()
  }, [])
  return [form, isWanted]
}
