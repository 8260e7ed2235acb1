import type { CustomerResult } from '#web/platform/account/call-as-customer.ts'
import type { SubmitState } from './submit-state.ts'
import { useForm } from './use-form.ts'

const NO_FIELDS = {}

/** A button that calls the server: a form without fields. */
export function useSubmit<Data>(
  send: () => Promise<CustomerResult<Data>>,
  onDone: (data: Data) => void,
): { readonly state: SubmitState; readonly submit: () => void } {
  const { state, submit } = useForm({
    initial: NO_FIELDS,
    check: () => [],
    send,
    onDone: (_, data) => onDone(data),
  })
  return { state, submit: () => submit() }
}
