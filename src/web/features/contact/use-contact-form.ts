import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ContactForm } from '#contracts/contact.ts'
import { type ContactInput, checkContact, EMPTY_CONTACT } from '#domain/contact/check-contact.ts'
import { findSubject, type SubjectFields, subjectFieldsOf } from '#domain/contact/subject-fields.ts'
import type { HelpDeskSubject } from '#domain/markets/help-desk-subject.ts'
import { claimKey, createIdempotencyKeys } from '#web/forms/idempotency-keys.ts'
import type { SubmitState } from '#web/forms/submit-state.ts'
import { type Fields, type Form, useForm } from '#web/forms/use-form.ts'
import { useAccount, useIsAccountReady } from '#web/platform/account/account-store.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useRouter } from '#web/platform/navigation/router.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { fillEmpty, readTyped, withoutHidden } from './contact-values.ts'
import type { MessageSender } from './send-message.ts'

export interface ContactFormUse {
  readonly element: RefObject<HTMLFormElement | null>
  readonly form: Form<ContactInput>
  readonly asked: SubjectFields
  /** Loads what sending needs, when the visitor begins to write. */
  readonly prepare: () => void
}

function getInitialValues(given: ContactForm): ContactInput {
  if (given.kind === 'open') return { ...EMPTY_CONTACT, subject: given.subject }
  return given.kind === 'sent' ? EMPTY_CONTACT : given.input
}

function getInitialState(given: ContactForm): SubmitState {
  if (given.kind !== 'failed') return { kind: 'idle' }
  return given.waitSeconds === null
    ? { kind: 'unavailable' }
    : { kind: 'busy', retryAfterSeconds: given.waitSeconds }
}

const NOTHING_YET: SubjectFields = { tradeNumber: 'hidden', device: 'hidden' }

/** What else the form asks for; where there are subjects, nothing until one is chosen. */
const findAskedFields = (code: string, subjects: readonly HelpDeskSubject[]): SubjectFields =>
  subjects.length > 0 && code === '' ? NOTHING_YET : subjectFieldsOf(findSubject(subjects, code))

/** Adopts what was typed before the script ran, and fills in what the link and the account know. */
function useFilledIn(
  element: RefObject<HTMLFormElement | null>,
  update: Fields<ContactInput>['update'],
): void {
  const isReady = useIsAccountReady()
  const { email, customerData } = useAccount()
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    update((before) =>
      fillEmpty(readTyped(element.current, before), { tradeNumber: query.get('trade') ?? '' }),
    )
  }, [element, update])
  useEffect(() => {
    if (!isReady || email === '') return
    const { firstName = '', lastName = '' } = customerData ?? {}
    update((before) => fillEmpty(before, { email, name: `${firstName} ${lastName}`.trim() }))
  }, [isReady, email, customerData, update])
}

const LOAD_AFTER_MS = 1_000

/** What sending needs is loaded after the page itself: with the first touch, or soon after the start. */
function useLateParts() {
  const { loadTexts } = useRouter()
  const sender = useRef<Promise<MessageSender> | null>(null)
  const loadSender = useCallback(() => {
    sender.current ??= import('./send-message.ts').then(({ createMessageSender }) => createMessageSender())
    // The next attempt tries again.
    sender.current.catch((error: unknown) => {
      sender.current = null
      reportProblem(error)
    })
    return sender.current
  }, [])
  const loadProblemTexts = useCallback(() => loadTexts(['form']), [loadTexts])
  useEffect(() => {
    const timer = setTimeout(() => {
      // It reports its own failure.
      loadSender().catch(() => undefined)
      loadProblemTexts().catch(reportProblem)
    }, LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [loadProblemTexts, loadSender])
  return { loadSender, loadProblemTexts }
}

/** The field that only programs fill in. */
const readTrap = (element: HTMLFormElement | null): string =>
  element ? String(new FormData(element).get('website') ?? '') : ''

const NO_ANSWER = { kind: 'noAnswer' } as const

/** The contact form; what was typed stays until it has arrived. */
export function useContactForm(given: ContactForm, onSent: (email: string) => void): ContactFormUse {
  const { market } = useShop()
  const element = useRef<HTMLFormElement>(null)
  const [keys] = useState(createIdempotencyKeys)
  const { loadSender, loadProblemTexts } = useLateParts()
  const form = useForm<ContactInput>({
    initial: getInitialValues(given),
    attempt: given.kind === 'refused' ? 1 : 0,
    state: getInitialState(given),
    keys,
    check(values) {
      const checked = checkContact(values, market)
      return checked.kind === 'problems' ? checked.problems : []
    },
    beforeProblems: loadProblemTexts,
    send(values, key) {
      const shown = withoutHidden(values, findAskedFields(values.subject, market.helpDeskSubjects))
      return (
        loadSender()
          .then((sender) => sender.send({ ...shown, website: readTrap(element.current) }, key))
          // Loading and calling report their own failures.
          .catch(() => NO_ANSWER)
      )
    },
    onDone: ({ email }) => onSent(email.trim()),
  })
  useFilledIn(element, form.update)
  return {
    element,
    form,
    asked: findAskedFields(form.values.subject, market.helpDeskSubjects),
    prepare() {
      loadProblemTexts().catch(reportProblem)
      loadSender().then(
        (sender) => sender.prepare(claimKey(keys)),
        // It reports its own failure.
        () => undefined,
      )
    },
  }
}
