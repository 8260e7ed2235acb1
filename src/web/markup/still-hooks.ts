import type { Context, Reducer } from 'react'
import * as React from 'react'
import { LeftToReact } from './left-to-react.ts'

/** What a component asks the page for while it is rendered. */
export interface PageHooks {
  readContext<Value>(context: Context<Value>): Value
  makeId(): string
}

const refuseUpdate = (): never => {
  throw new LeftToReact('a component that changes its state while it is rendered')
}

function readUsable(hooks: PageHooks, usable: Context<unknown> | PromiseLike<unknown>): unknown {
  if ('then' in usable) throw new LeftToReact('a component that waits')
  return hooks.readContext(usable)
}

const doNothing = (): void => undefined

/** The hooks of a component that is rendered once and never again: nothing is kept, and effects belong to a browser. */
const createStillHooks = (hooks: PageHooks) => ({
  readContext: <Value>(context: Context<Value>) => hooks.readContext(context),
  use: (usable: Context<unknown> | PromiseLike<unknown>) => readUsable(hooks, usable),
  useContext: <Value>(context: Context<Value>) => hooks.readContext(context),
  useId: () => hooks.makeId(),
  useState: <State>(initial: State | (() => State)) => [
    typeof initial === 'function' ? (initial as () => State)() : initial,
    refuseUpdate,
  ],
  useReducer: <State, Given>(_: Reducer<State, unknown>, given: Given, init?: (given: Given) => State) => [
    init ? init(given) : given,
    refuseUpdate,
  ],
  useMemo: <Value>(make: () => Value) => make(),
  useCallback: <Callback>(callback: Callback) => callback,
  useRef: <Value>(current: Value) => ({ current }),
  useSyncExternalStore: <Snapshot>(_: unknown, __: unknown, readOnServer?: () => Snapshot) => {
    if (!readOnServer) throw new LeftToReact('a store without a value on the server')
    return readOnServer()
  },
  useEffect: doNothing,
  useLayoutEffect: doNothing,
  useInsertionEffect: doNothing,
  useImperativeHandle: doNothing,
  useDebugValue: doNothing,
})

interface SharedInternals {
  H: unknown
}

// The one place where React looks for the hooks of the component that is being rendered. It is React's own, and may be
// another in its next version: a test compares the markup of every kind of page with that which React writes.
const internals = (React as unknown as Record<string, SharedInternals | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE

/** Renders with the hooks of one page, and gives React's own back. */
export function withStillHooks<Result>(hooks: PageHooks, render: () => Result): Result {
  if (!internals || !('H' in internals)) throw new LeftToReact('components of this version')
  const before = internals.H
  internals.H = createStillHooks(hooks)
  try {
    return render()
  } finally {
    internals.H = before
  }
}
