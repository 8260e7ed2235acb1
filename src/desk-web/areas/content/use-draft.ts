import { useEffect, useRef, useState } from 'react'
import type { DocumentProblem, OpenDocument, SavedDraft } from '#contracts/desk/content.ts'
import type { DocumentContent } from '#domain/content/content-document.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { buildDocumentPath } from './content-queries.ts'

/** How long nobody types until what was typed is saved. */
const PAUSE_MS = 700

const EMPTY: DocumentContent = {
  kind: 'page',
  page: { slug: '', title: '', description: '', lead: '', body: '' },
}

interface Saved {
  readonly content: DocumentContent
  readonly revision: number
  readonly problems: readonly DocumentProblem[]
  readonly hasDraft: boolean
}

export interface Draft extends Saved {
  readonly change: (content: DocumentContent) => void
  /** What is in the fields, saved or not. */
  readonly typed: DocumentContent
  readonly isSaved: boolean
  /** Why it couldn't be saved; it isn't tried again. */
  readonly error: unknown
}

const sendDraft = (document: OpenDocument, revision: number, content: DocumentContent): Promise<SavedDraft> =>
  callApi<SavedDraft>(buildDocumentPath(document, '/draft'), {
    method: 'PUT',
    json: { revision, version: document.version, content },
  })

/** A document in the editor. Every change is saved on the server, over the revision that was seen. */
export function useDraft(document: OpenDocument): Draft {
  const [typed, change] = useState<DocumentContent>(document.draft?.content ?? document.published ?? EMPTY)
  const [saved, setSaved] = useState<Saved>({
    content: typed,
    revision: document.revision,
    problems: document.problems,
    hasDraft: document.draft !== null,
  })
  const [error, setError] = useState<unknown>(null)
  const sending = useRef<Promise<SavedDraft> | null>(null)
  const isSaved = typed === saved.content

  useEffect(() => {
    if (isSaved || error !== null) return
    const save = async () => {
      // The one in progress ends with another revision, and this runs again.
      if (sending.current) return
      sending.current = sendDraft(document, saved.revision, typed)
      try {
        const answer = await sending.current
        setSaved({ ...answer, content: typed, hasDraft: true })
      } catch (reason) {
        setError(reason)
      } finally {
        sending.current = null
      }
    }
    const timer = setTimeout(() => void save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, saved, isSaved, error, document])

  // What was typed last is saved on the way out, after whatever is being saved.
  const leave = useRef<() => Promise<unknown>>(async () => undefined)
  leave.current = async () => {
    if (isSaved || error !== null) return
    const before = await sending.current
    await sendDraft(document, before?.revision ?? saved.revision, typed)
  }
  useEffect(() => () => void leave.current().catch(() => undefined), [])

  return { ...saved, change, typed, isSaved, error }
}
