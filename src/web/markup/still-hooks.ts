import type { Context, Reducer } from 'react'
import * as React from 'react'
import { ignoreOutcome } from './ignore-outcome.ts'
import { LeftToReact } from './left-to-react.ts'

/** What a component asks the page for while it is rendered. */
export interface PageHooks {
  readContext<Value>(context: Context<Value>): Value
  makeId(): string
  /** Leaves the page to React, also if the component catches what is thrown. Does nothing once the page is written. */
  refuse(what: string): void
}

function readUsable(hooks: PageHooks, usable: Context<unknown> | PromiseLike<unknown>): unknown {
  if (!('then' in usable)) return hooks.readContext(usable)
  ignoreOutcome(usable)
  return hooks.refuse('a component that waits')
}

const doNothing = (): void => undefined

/** The hooks of a component that is rendered once and never again: nothing is kept, and effects belong to a browser. */
function createStillHooks(hooks: PageHooks) {
  const update = () => hooks.refuse('a component that changes its state while it is rendered')
  return {
    readContext: <Value>(context: Context<Value>) => hooks.readContext(context),
    use: (usable: Context<unknown> | PromiseLike<unknown>) => readUsable(hooks, usable),
    useContext: <Value>(context: Context<Value>) => hooks.readContext(context),
    useId: () => hooks.makeId(),
    useState: <State>(initial: State | (() => State)) => [
      typeof initial === 'function' ? (initial as () => State)() : initial,
      update,
    ],
    useReducer: <State, Given>(_: Reducer<State, unknown>, given: Given, init?: (given: Given) => State) => [
      init ? init(given) : given,
      update,
    ],
    useMemo: <Value>(make: () => Value) => make(),
    useCallback: <Callback>(callback: Callback) => callback,
    useRef: <Value>(current: Value) => ({ current }),
    useSyncExternalStore: <Snapshot>(_: unknown, __: unknown, readOnServer?: () => Snapshot) =>
      readOnServer ? readOnServer() : hooks.refuse('a store without a value on the server'),
    useEffect: doNothing,
    useLayoutEffect: doNothing,
    useInsertionEffect: doNothing,
    useImperativeHandle: doNothing,
    useDebugValue: doNothing,
  }
}

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
