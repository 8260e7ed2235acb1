import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ContactForm } from '#contracts/contact.ts'
import { type ContactInput, checkContact, EMPTY_CONTACT } from '#domain/contact/check-contact.ts'
import { findSubject, type SubjectFields, subjectFields } from '#domain/contact/subject-fields.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import type { HelpDeskSubject } from '#domain/markets/help-desk-subject.ts'
import { useAccount, useIsAccountReady } from '#web/platform/account/account-store.ts'
import { useShop } from '#web/platform/page/shop.tsx'
import { fillEmpty, readTyped, withoutHidden } from './contact-values.ts'
import type { MessageSender } from './send-message.ts'
import { type SendState, stateAfter } from './send-state.ts'

export interface ContactFormUse {
  readonly form: RefObject<HTMLFormElement | null>
  readonly values: ContactInput
  readonly asked: SubjectFields
  /** Problems that may be shown: none before the first attempt. */
  readonly problems: readonly FieldProblem[]
  readonly attempt: number
  readonly state: SendState
  readonly change: (change: Partial<ContactInput>) => void
  readonly prepare: () => void
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

function initialValues(given: ContactForm): ContactInput {
  if (given.kind === 'open') return { ...EMPTY_CONTACT, subject: given.subject }
  return given.kind === 'sent' ? EMPTY_CONTACT : given.input
}

const initialState = (given: ContactForm): SendState =>
  given.kind === 'failed' ? { kind: 'failed', waitSeconds: given.waitSeconds } : { kind: 'idle' }

const NOTHING_YET: SubjectFields = { tradeNumber: 'hidden', device: 'hidden' }

/** What the form shows besides; where there are subjects, nothing before one of them is chosen. */
const askedFor = (code: string, subjects: readonly HelpDeskSubject[]): SubjectFields =>
  subjects.length > 0 && code === '' ? NOTHING_YET : subjectFields(findSubject(subjects, code))

const NO_ANSWER = { kind: 'noAnswer' } as const

type SetValues = (change: (before: ContactInput) => ContactInput) => void

/** Takes over what was typed before the script was there, and fills in what the link and the account know. */
function useFilledIn(form: RefObject<HTMLFormElement | null>, setValues: SetValues): void {
  const isReady = useIsAccountReady()
  const { email, customerData } = useAccount()
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    setValues((before) =>
      fillEmpty(readTyped(form.current, before), { tradeNumber: query.get('trade') ?? '' }),
    )
  }, [form, setValues])
  useEffect(() => {
    if (!isReady || email === '') return
    const { firstName = '', lastName = '' } = customerData ?? {}
    setValues((before) => fillEmpty(before, { email, name: `${firstName} ${lastName}`.trim() }))
  }, [isReady, email, customerData, setValues])
}

const LOAD_AFTER_MS = 1_000

/** What is needed to send a form comes after the page itself: with the first touch, or soon after the start. */
function useLater() {
  const { loadTexts } = useRouter().options.context
  const sender = useRef<Promise<MessageSender> | null>(null)
  const loadSender = useCallback(() => {
    sender.current ??= import('./send-message.ts').then(({ createMessageSender }) => createMessageSender())
    // The next attempt tries again.
    sender.current.catch(() => {
      sender.current = null
    })
    return sender.current
  }, [])
  const loadProblemTexts = useCallback(() => loadTexts(['sale']), [loadTexts])
  useEffect(() => {
    const timer = setTimeout(() => {
      Promise.all([loadProblemTexts(), loadSender()]).catch(() => undefined)
    }, LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [loadProblemTexts, loadSender])
  return { loadSender, loadProblemTexts }
}

/** Sends a message, once at a time; what was typed stays until it has arrived. */
function useSending(given: ContactForm, onSent: (email: string) => void) {
  const [state, setState] = useState<SendState>(() => initialState(given))
  const { loadSender, loadProblemTexts } = useLater()
  const isSending = useRef(false)
  async function send(values: ContactInput, website: string): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setState({ kind: 'sending' })
    const result = await loadSender()
      .then((sender) => sender.send({ ...values, website }))
      .catch(() => NO_ANSWER)
    isSending.current = false
    setState(stateAfter(result))
    if (result.kind === 'ok') onSent(values.email.trim())
  }
  const prepare = () => {
    loadProblemTexts().catch(() => undefined)
    loadSender().then(
      (sender) => sender.prepare(),
      () => undefined,
    )
  }
  return { state, setState, send, prepare, loadProblemTexts }
}

/** The contact form: it speaks when it is sent, and from then on while it is put right. */
export function useContactForm(given: ContactForm, onSent: (email: string) => void): ContactFormUse {
  const { market } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => initialValues(given))
  const [attempt, setAttempt] = useState(given.kind === 'refused' ? 1 : 0)
  const { state, setState, send, prepare, loadProblemTexts } = useSending(given, onSent)
  useFilledIn(form, setValues)
  const asked = askedFor(values.subject, market.helpDeskSubjects)
  const checked = checkContact(values, market)
  const found = checked.kind === 'problems' ? checked.problems : []
  const fail = () => setState(stateAfter(NO_ANSWER))
  return {
    form,
    values,
    asked,
    attempt,
    state,
    prepare,
    problems: attempt > 0 ? found : [],
    change(change) {
      setValues((before) => ({ ...before, ...change }))
      if (state.kind !== 'sending') setState({ kind: 'idle' })
    },
    submit(event) {
      event.preventDefault()
      if (found.length > 0) {
        loadProblemTexts().then(() => setAttempt((count) => count + 1), fail)
        return
      }
      setAttempt(0)
      const website = String(new FormData(event.currentTarget).get('website') ?? '')
      void send(withoutHidden(values, asked), website)
    },
  }
}
