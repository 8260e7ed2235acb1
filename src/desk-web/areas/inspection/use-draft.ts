import { useEffect, useRef, useState } from 'react'
import type { FindingsDraft, InspectionView, SavedDraft } from '#contracts/desk/inspections.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { DeskError, isWorthRetrying } from '../../platform/api/desk-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { createDraft } from './findings.ts'

type Work = NonNullable<InspectionView['work']>

const RETRY_MS = 2_000

/** No version: whatever the server has is newer. */
const NONE = -1

export interface Draft {
  readonly draft: FindingsDraft
  readonly version: number
  readonly status: 'saved' | 'saving' | 'notSaved'
  readonly change: (next: FindingsDraft) => void
  /** Another question is at hand. Nothing is answered, so nothing is saved. */
  readonly goTo: (at: string | null) => void
}

interface Options {
  readonly path: string
  readonly work: Work
  /** Asks for the inspection again: someone has changed it. */
  readonly onLost: () => void
}

interface Queue {
  version: number
  /** Sent without an answer. It may have arrived, so exactly this is sent again before anything newer. */
  unanswered: FindingsDraft | null
  waiting: FindingsDraft | null
  isSending: boolean
}

const readDraft = ({ form, draft }: Work): FindingsDraft => draft ?? createDraft(form)

/**
 * Keeps the draft on the server with every answer, one request at a time. What another workstation has saved meanwhile is
 * shown as soon as nothing of our own is on its way.
 */
export function useDraft({ path, work, onLost }: Options): Draft {
  const [draft, setDraft] = useState(() => readDraft(work))
  const [status, setStatus] = useState<Draft['status']>('saved')
  const [version, setVersion] = useState(work.version)
  const queue = useRef<Queue>({ version: work.version, unanswered: null, waiting: null, isSending: false })
  const latest = useRef(work)
  latest.current = work

  /** Shows what the server has, unless something of our own is on its way. */
  const adopt = () => {
    const { isSending, unanswered, waiting, version: known } = queue.current
    const { current } = latest
    if (isSending || unanswered !== null || waiting !== null || current.version <= known) return
    queue.current.version = current.version
    setVersion(current.version)
    // The cursor stays where this operator has put it.
    setDraft(({ at }) => ({ ...readDraft(current), at }))
    setStatus('saved')
  }

  const send = async (): Promise<void> => {
    const { unanswered, waiting } = queue.current
    const sent = unanswered ?? waiting
    if (queue.current.isSending || sent === null) return
    Object.assign(queue.current, {
      unanswered: sent,
      waiting: unanswered === null ? null : waiting,
      isSending: true,
    })
    try {
      const json = { version: queue.current.version, draft: sent }
      const saved = await callApi<SavedDraft>(`${path}/findings-draft`, { method: 'PUT', json })
      Object.assign(queue.current, { unanswered: null, version: saved.version })
      setVersion(saved.version)
    } catch (error) {
      if (isWorthRetrying(error)) {
        setStatus('notSaved')
        window.setTimeout(() => void send(), RETRY_MS)
      } else {
        // Nothing newer may follow: it was made from answers that are no longer there.
        Object.assign(queue.current, { unanswered: null, waiting: null })
        const isChanged = error instanceof DeskError && error.id === 'DRAFT_CHANGED'
        showToast({
          text: isChanged ? TEXTS.inspection.changedElsewhere : describeError(error),
          tone: 'error',
        })
        queue.current.version = NONE
        onLost()
      }
      queue.current.isSending = false
      // It may have come while we were sending.
      adopt()
      return
    }
    queue.current.isSending = false
    if (queue.current.waiting !== null) return void send()
    setStatus('saved')
    adopt()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the server has said something new
  useEffect(adopt, [work])

  const change = (next: FindingsDraft) => {
    setDraft(next)
    setStatus('saving')
    queue.current.waiting = next
    void send()
  }
  const goTo = (at: string | null) => setDraft((before) => ({ ...before, at }))
  return { draft, version, status, change, goTo }
}
