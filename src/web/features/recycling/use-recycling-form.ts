import { type RefObject, useEffect, useRef } from 'react'
import { RECYCLING_PATH } from '#contracts/paths/recycling.ts'
import type { RecyclingForm, RecyclingValues } from '#contracts/recycling.ts'
import { joinTown } from '#domain/customers/town-line.ts'
import { checkRecycling } from '#domain/recycling/check-recycling.ts'
import type { SubmitState } from '#web/forms/submit-state.ts'
import { type Fields, type Form, useForm } from '#web/forms/use-form.ts'
import { useAccount, useIsAccountReady } from '#web/platform/account/account-store.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

const EMPTY: RecyclingValues = {
  device: '',
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  addressExtra: '',
  zip: '',
  city: '',
  province: '',
  country: '',
  isBatterySafe: false,
}

function getInitialValues(given: RecyclingForm, country: string): RecyclingValues {
  if (given.kind === 'refused' || given.kind === 'failed') return given.values
  return { ...EMPTY, country, device: given.kind === 'open' ? given.device : '' }
}

function getInitialState(given: RecyclingForm): SubmitState {
  if (given.kind !== 'failed') return { kind: 'idle' }
  return given.waitSeconds === null
    ? { kind: 'unavailable' }
    : { kind: 'busy', retryAfterSeconds: given.waitSeconds }
}

/** What is checked and sent: number and province are parts of their lines. */
const toInput = ({ province, ...values }: RecyclingValues) => ({
  ...values,
  houseNumber: '',
  city: joinTown({ city: values.city, province }, values.country),
})

/** What the fields of the page hold: it may have been typed before the script ran. */
function readTyped(form: HTMLFormElement | null, before: RecyclingValues): RecyclingValues {
  if (!form) return before
  const typed = new FormData(form)
  const texts = Object.entries(before).flatMap(([name, value]) =>
    typeof value === 'string' && typed.has(name) ? [[name, String(typed.get(name))]] : [],
  )
  return { ...before, ...Object.fromEntries(texts), isBatterySafe: typed.has('isBatterySafe') }
}

/** Adopts what was typed before the script ran, and fills in what the account knows. */
function useFilledIn(
  element: RefObject<HTMLFormElement | null>,
  update: Fields<RecyclingValues>['update'],
): void {
  const isReady = useIsAccountReady()
  const { email, customerData } = useAccount()
  useEffect(() => update((before) => readTyped(element.current, before)), [element, update])
  useEffect(() => {
    if (!isReady || email === '') return
    const { firstName = '', lastName = '' } = customerData ?? {}
    update((before) => ({
      ...before,
      email: before.email || email,
      firstName: before.firstName || firstName,
      lastName: before.lastName || lastName,
    }))
  }, [isReady, email, customerData, update])
}

/** The field that only programs fill in. */
const readTrap = (element: HTMLFormElement | null): string =>
  element ? String(new FormData(element).get('website') ?? '') : ''

export interface RecyclingFormUse {
  readonly element: RefObject<HTMLFormElement | null>
  readonly form: Form<RecyclingValues>
}

/** The form for a free label; what was typed stays until it has arrived. */
export function useRecyclingForm(given: RecyclingForm, onSent: (email: string) => void): RecyclingFormUse {
  const { market } = useShop()
  const element = useRef<HTMLFormElement>(null)
  const [country = ''] = market.countries
  const form = useForm<RecyclingValues>({
    initial: getInitialValues(given, country),
    attempt: given.kind === 'refused' ? 1 : 0,
    state: getInitialState(given),
    check(values) {
      const checked = checkRecycling(toInput(values), market)
      return checked.kind === 'problems' ? checked.problems : []
    },
    send: (values) =>
      callApi(RECYCLING_PATH, {
        body: { ...toInput(values), website: readTrap(element.current) },
        answer: 'nothing',
      }),
    onDone: ({ email }) => onSent(email.trim()),
  })
  useFilledIn(element, form.update)
  return { element, form }
}
